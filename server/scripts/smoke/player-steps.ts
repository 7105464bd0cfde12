import { friendlyWallet } from '../../src/wallets/wallet-address.ts';
import { done, type Found, findPlayer, type Smoke, waiting } from './smoke.ts';
import type { Step } from './walk.ts';

const tapsToMake = 10;

export function launchStep(smoke: Smoke, found: Found): Step {
  const { botUsername, appName } = smoke.config;
  return {
    title: 'launch',
    todo: [
      "On a phone with an account of Telegram's test environment, open the chat with the bot.",
      `Send it https://t.me/${botUsername}/${appName} and open that link.`,
      'Choose a name and a country, if the app asks for them.',
    ],
    async look() {
      const player = await findPlayer(smoke, found);
      if (!player) {
        return waiting(
          `No launch has reached the server since ${found.since.toISOString()}.`,
          "If the app shows an error, look for a 401 in the server's log: its BOT_TOKEN must be that of this bot. If nothing opens, set the mini app's address to PUBLIC_URL in the BotFather of the test environment.",
        );
      }
      if (player.display_name === null || player.country_id === null) {
        return waiting(
          `Player ${player.id} has no ${player.display_name === null ? 'name' : 'country'}.`,
          'Finish the registration on the phone.',
        );
      }
      found.playerId = player.id;
      return done(`player ${player.id} has launched the app and is registered`);
    },
    seen: 'Is the whole screen visible, with nothing under the notch or under the buttons of Telegram?',
  };
}

export function tapsStep(smoke: Smoke, found: Found): Step {
  let first: number | undefined;
  return {
    title: 'taps',
    todo: [`Take the gift, if the app offers it. Tap ${tapsToMake} times with the multiplier 1x.`],
    async look() {
      const { total = 0, available = 0 } = (await findPlayer(smoke, found)) ?? {};
      first ??= total;
      const counted = total - first;
      if (counted >= tapsToMake) return done(`${counted} taps are counted, ${available} are left`);
      return waiting(
        `${counted} of ${tapsToMake} taps are counted.`,
        available === 0
          ? 'The player has no taps left: start again with a new account, which gets the gift.'
          : 'If the number on the phone grows, the proxy does not pass WebSocket upgrades at /api/live.',
      );
    },
    seen: 'Did the number change with each tap, and did the phone vibrate?',
  };
}

/** Returns the step that checks that the player has the wallet SMOKE_WALLET and that this wallet is verified. */
export function walletStep(smoke: Smoke, found: Found): Step {
  const expected = friendlyWallet(smoke.wallet);
  return {
    title: 'wallet proof',
    todo: [
      'Switch the wallet on the phone to the TON test network.',
      'In the app open Finances, press "Connect wallet", choose that wallet and agree.',
    ],
    async look() {
      const { wallet_hash: wallet = null, wallet_verified: isVerified = false } =
        (await findPlayer(smoke, found)) ?? {};
      if (wallet === null) {
        return waiting(
          'The player has no wallet.',
          `If the wallet does not open, check WALLETS_URL, CONNECT_ORIGINS and ${smoke.config.publicUrl}/tonconnect-manifest.json. If it says "manifest not found", the proxy asks for a login or redirects.`,
        );
      }
      if (wallet !== smoke.wallet) {
        return waiting(
          `The player has the wallet ${friendlyWallet(wallet)}, not ${expected}.`,
          'Connect the wallet of SMOKE_WALLET, or start again with the right variable.',
        );
      }
      if (!isVerified) {
        return waiting(
          'The address is stored without a proof.',
          'Connect the wallet instead of typing its address. If it was connected, its kind of contract may be unknown to the server: look for WALLET_PROOF in the log.',
        );
      }
      return done(`${expected} is proved`);
    },
    seen: 'Did the wallet return to the app by itself, and does the app show "Verified"?',
  };
}

export function shareStep(smoke: Smoke, found: Found): Step {
  return {
    title: 'message to a chat',
    todo: [
      'In the app open the profile, press "Share" and, in the message that appears, "Send to a chat".',
      'In the list of chats that Telegram opens, choose Saved Messages.',
      'Close the app, open Saved Messages, and press the button below the new message.',
    ],
    async look() {
      const message = await findShareMessage(smoke, found);
      if (!message) {
        return waiting(
          'The server has prepared no message.',
          'If Telegram opened the link alone, it is older than 8.0, or it refused the message: look for savePreparedInlineMessage in the log of the server.',
        );
      }
      const { launched_at: launchedAt } = (await findPlayer(smoke, found)) ?? {};
      if (!launchedAt || launchedAt <= message.preparedAt) {
        return waiting(
          `Message ${message.id} is prepared, and the app was not opened since.`,
          'If no list of chats opened, this Telegram does not answer: press "Share" again, which sends the link alone, and report the phone and its Telegram version. If the button opens another app, check BOT_USERNAME and APP_NAME of the server.',
        );
      }
      return done(`message ${message.id} is prepared`, 'the app was opened again since');
    },
    seen: 'Did Telegram show the message before it was sent, and did its button open your own card in the app?',
  };
}

/** Returns the newest message that was prepared for the player during the smoke test, or undefined if there is none. */
async function findShareMessage({ db }: Smoke, { since, playerId = 0 }: Found) {
  // The app always sends an Idempotency-Key, so the response that has the message is stored.
  const responses = await db
    .selectFrom('idempotency_key')
    .select(['reply', 'started_at'])
    .where('user_id', '=', playerId)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .execute();
  for (const { reply, started_at: preparedAt } of responses) {
    const body = reply?.body as { message_id?: string } | null | undefined;
    if (body?.message_id !== undefined) return { id: body.message_id, preparedAt };
  }
  return undefined;
}
