import { randomBytes } from 'node:crypto';
import type { Message } from '../bot-api/bot-api.ts';
import { type Check, checksOf, slow } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { Wallet } from '../players/wallet.ts';
import { poll } from '../poll.ts';
import { friendlyWallet } from './friendly-wallet.ts';
import { prove } from './prove-wallet.ts';

const check = checksOf({ tag: 'users', profile: 'payouts' });
const path = '/user/profile/me';
/** How long a check waits for the second try of a failed message. */
const secondTryMs = 70_000;

export const walletMessagesChecks: Check[] = [
  check(
    'the bot reports a wallet that was entered, proved, replaced or removed, and nothing else, to its player',
    ['R1008'],
    async (kit) => {
      kit.needBotApi();
      const player = kit.player();
      const entered = randomBytes(32).toString('hex');
      const wallet = new Wallet(4);
      const proven = new Wallet(5);
      const last = randomBytes(32).toString('hex');
      const save = (account: string | null, others = {}) =>
        player.patch(path, { ...others, payment_info: { wallet_hash: account && `0:${account}` } });
      ok(await save(entered));
      await expectReport(kit, player, entered);
      ok(await save(entered));
      ok(await player.patch(path, { additional_info: { bio: 'The wallet is as before.' } }));
      refused(
        await save(randomBytes(32).toString('hex'), { country_id: 'QQ' }),
        'COUNTRY_NOT_FOUND',
      );
      ok(await prove(kit, player, wallet));
      await expectReport(kit, player, wallet.account);
      ok(await prove(kit, player, wallet));
      ok(await save(proven.account));
      await expectReport(kit, player, proven.account);
      // The first proof of the stored address is no change.
      ok(await prove(kit, player, proven));
      ok(await save(last));
      await expectReport(kit, player, last);
      ok(await save(null));
      const known = [entered, wallet.account, proven.account, last];
      // The text is the server's choice: it may also have the wallet before the change.
      const messages = await poll(
        async () => messagesTo(kit, player),
        ({ length }) => length > known.length,
      );
      same(messages.length, known.length + 1, 'the number of messages after four wallets and none');
      for (const [at, account] of known.entries()) {
        const shown = friendlyWallet(0, account);
        const text = messages[at]?.text ?? '';
        holds(
          text.includes(shown),
          `Message ${at + 1} must have the wallet ${shown} but is: ${text}`,
        );
      }
    },
  ),
  slow(
    check(
      'a message that could not be sent is sent later, before those of later changes',
      ['R1008'],
      async (kit) => {
        const player = kit.player();
        const wallets = Array.from({ length: 3 }, () => randomBytes(32).toString('hex'));
        kit.needBotApi().failMessage(player.telegramId);
        for (const account of wallets) {
          ok(await player.patch(path, { payment_info: { wallet_hash: `0:${account}` } }));
        }
        const shown = wallets.map((account) => friendlyWallet(0, account));
        const messages = await poll(
          async () => messagesTo(kit, player),
          ({ length }) => length >= wallets.length,
          secondTryMs,
        );
        // A message may also have the wallet before the change, so the wallets that are new in each message count.
        const news = messages.map(({ text }, at) =>
          shown.findIndex(
            (one) => text.includes(one) && !messages.slice(0, at).some((m) => m.text.includes(one)),
          ),
        );
        same(
          news,
          [0, 1, 2],
          'the order of the wallets in the messages, of which the first failed',
        );
      },
    ),
  ),
];

const messagesTo = (kit: Kit, { telegramId }: Player) =>
  kit.needBotApi().messages.filter(({ chatId }) => chatId === String(telegramId));

async function expectReport(kit: Kit, player: Player, account: string): Promise<void> {
  const shown = friendlyWallet(0, account);
  const isReported = (messages: Message[]) => messages.some(({ text }) => text.includes(shown));
  const messages = await poll(async () => messagesTo(kit, player), isReported);
  holds(
    isReported(messages),
    `The bot does not send the player a message with the wallet ${shown}`,
  );
}
