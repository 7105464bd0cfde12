import { inServer, type Mutant } from '../mutant.ts';

const withFormerWallet = `const shown = wallet && friendlyWallet(wallet);
  const wallets = (globalThis.formerWallets ??= new Map());
  const text = texts.walletChanged(shown, config) + ' Before: ' + (wallets.get(telegramId) ?? '-');
  wallets.set(telegramId, shown);`;

const returnedOnce = `const returned = (globalThis.returnedCharges ??= new Set());
    if (returned.has(chargeId)) return null;
    await api.refundStarPayment(telegramId, chargeId);
    returned.add(chargeId);`;

const strictBase64 = `Buffer.from(proof.signature, 'base64'), key) ||
    Buffer.from(proof.signature, 'base64').toString('base64') !== proof.signature`;

/** Choices about the bot, payments and wallets, by the subject in chapters/rules.md. */
export const paymentChoices: Record<string, Mutant[]> = {
  "The language of the bot's messages and of `error_message`": [
    ...inServer('payments', 'server/src/telegram/bot-texts.ts', {
      botTextsFor: [
        [
          'R1008',
          'all players get Russian texts',
          'botTexts[languageOf(languageCode)]',
          'botTexts.ru',
        ],
      ],
    }),
  ],
  'The text of the message about a wallet, beside its new address': [
    ...inServer('users', 'server/src/telegram/send-wallet-notices.ts', {
      send: [
        [
          'R1008',
          'the message about a wallet also has the wallet before it',
          'const text = texts.walletChanged(wallet && friendlyWallet(wallet), config);',
          withFormerWallet,
        ],
      ],
    }),
  ],
  "`parse_mode` of the bot's messages": [
    ...inServer('users', 'server/src/telegram/send-wallet-notices.ts', {
      send: [
        [
          'R1008',
          'the message about a wallet is MarkdownV2',
          'await api.sendMessage(telegramId, text);',
          "await api.sendMessage(telegramId, text.replace(/[_*[\\]()~`>#+=|{}.!-]/g, '\\\\$&'), { parse_mode: 'MarkdownV2' });",
        ],
      ],
    }),
  ],
  'The text of a share message and of its button': [
    ...inServer('referrals', 'server/src/telegram/prepare-share-message.ts', {
      prepareShareMessage: [
        [
          'R442',
          'the text of a share message is another one',
          'message_text: texts.share[kind]',
          "message_text: 'Joue avec moi !'",
        ],
      ],
    }),
  ],
  'Methods of the Bot API that these chapters do not name, such as `getMe` and `setMyCommands`': [
    ...inServer('payments', 'server/src/telegram/run-bot.ts', {
      registerCommands: [
        [
          'R601',
          'the bot has a description and no commands',
          'await api.setMyCommands(commandsIn(language), { scope, ...ofLanguage });',
          "await api.setMyShortDescription('A game.');\n  await api.getMyName();",
        ],
      ],
    }),
  ],
  'Updates of the Bot API': [
    ...inServer('payments', 'server/src/telegram/webhook.ts', {
      webhook: [
        [
          'R618',
          'the updates come by the webhook, whose responses have a text',
          "ctx.body = '';",
          "ctx.body = 'Thank you.';",
        ],
      ],
    }),
  ],
  'A returned charge that is reported again': [
    ...inServer('payments', 'server/src/telegram/charges/refund-unmatched-charge.ts', {
      returnStars: [
        [
          'R614',
          'a charge is returned once',
          'await api.refundStarPayment(telegramId, chargeId);',
          returnedOnce,
        ],
      ],
    }),
  ],
  Wallets: [
    ...inServer('users', 'server/src/wallets/wallet-key.ts', {
      keyOffsets: [
        [
          'R804',
          'wallets of the version v3R1 are unknown',
          'b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581: 64,',
          '',
        ],
      ],
    }),
  ],
  'A state init with several roots, or with bytes after its end': [
    ...inServer('users', 'server/src/wallets/check-wallet-proof.ts', {
      readStateInit: [
        [
          'R804',
          'the first of several roots of a state init is read',
          'const root = Cell.fromBase64(base64);',
          "const [root] = Cell.fromBoc(Buffer.from(base64, 'base64'));",
        ],
      ],
    }),
  ],
  'Base64 with wrong padding, mixed alphabets or unused bits': [
    ...inServer('users', 'server/src/wallets/check-wallet-proof.ts', {
      checkWalletProof: [
        [
          'R805',
          'a signature has one spelling in Base64',
          "Buffer.from(proof.signature, 'base64'), key)",
          strictBase64,
        ],
      ],
    }),
  ],
};
