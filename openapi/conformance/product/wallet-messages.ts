import { randomBytes } from 'node:crypto';
import type { Message } from '../bot-api/bot-api.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { Wallet } from '../players/wallet.ts';
import { poll } from '../poll.ts';
import { friendlyWallet } from './friendly-wallet.ts';
import { prove } from './prove-wallet.ts';

const check = checksOf({ tag: 'users', profile: 'payouts' });
const path = '/user/profile/me';

export const walletMessagesChecks: Check[] = [
  check(
    'the bot reports a wallet that was entered, proved, replaced or removed, and nothing else, to its player',
    ['R1008'],
    async (kit) => {
      kit.needBotApi();
      const player = kit.player();
      const entered = randomBytes(32).toString('hex');
      const wallet = new Wallet(4);
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
      ok(await save(last));
      await expectReport(kit, player, last);
      ok(await save(null));
      const known = [entered, wallet.account, last];
      // The text is the server's choice: it may also have the wallet before the change.
      const messages = await poll(
        async () => messagesTo(kit, player),
        ({ length }) => length > known.length,
      );
      same(
        messages.length,
        known.length + 1,
        'the number of messages after three wallets and none',
      );
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
