import { expect, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { ApiError } from '../../test/start-bot-api.ts';
import { contentUpdate, messageUpdate } from '../../test/updates.ts';

const ada = { id: 4_700_000_001 };
const vera = { id: 4_700_000_002, language_code: 'ru' };
const { handleUpdate, botApi, messages, clock } = await startBot({
  supportUrl: 'https://t.me/bold_support',
});

async function responseTo(telegramUser: typeof ada, text: string) {
  await handleUpdate(messageUpdate(telegramUser, text));
  return botApi.callsOf('sendMessage').at(-1);
}

const buttonTo = (url: string) => ({
  reply_markup: { inline_keyboard: [[{ text: 'Play Bold', url }]] },
});

test('[NAV-14] /start sends a button that opens the app', async () => {
  expect(await responseTo(ada, '/start')).toMatchObject({
    chat_id: ada.id,
    ...buttonTo('https://t.me/bold_development_bot/bold'),
  });
});

test('[START-02] an invitation in the /start command is passed on to the app', async () => {
  expect(await responseTo(ada, '/start REFk3v9x')).toMatchObject(
    buttonTo('https://t.me/bold_development_bot/bold?startapp=REFk3v9x'),
  );
});

test.each(['REF abc', 'a&b=c', 'x'.repeat(65), '😀'])(
  'a start parameter that no link can carry is left out: %s',
  async (parameter) => {
    expect(await responseTo(ada, `/start ${parameter}`)).toMatchObject(
      buttonTo('https://t.me/bold_development_bot/bold'),
    );
  },
);

test('/paysupport names the support, in the language of the player', async () => {
  const english = await responseTo(ada, '/paysupport');
  const russian = await responseTo(vera, '/paysupport');
  expect(english?.text).toContain('https://t.me/bold_support');
  expect(russian?.text).toContain('https://t.me/bold_support');
  expect(russian?.text).toMatch(/Звёзды, списанные дважды/);
});

test('/terms states for how many days rewards wait', async () => {
  expect((await responseTo(ada, '/terms'))?.text).toContain('once they are 21 days old');
  expect((await responseTo(vera, '/terms'))?.text).toContain('исполнилось столько дней: 21');
});

test.each(['/START REFk3v9x', '/Start@bold_development_bot REFk3v9x'])(
  'a command is answered in any case: %s',
  async (text) => {
    expect(await responseTo(ada, text)).toMatchObject(
      buttonTo('https://t.me/bold_development_bot/bold?startapp=REFk3v9x'),
    );
  },
);

test.each(['/Paysupport', '/support', '/help', '/HELP me'])(
  '%s gets the answer of /paysupport',
  async (text) => {
    const { text: help } = (await responseTo(ada, '/paysupport')) ?? {};
    const before = botApi.callsOf('sendMessage').length;
    expect((await responseTo(ada, text))?.text).toBe(help);
    expect(botApi.callsOf('sendMessage')).toHaveLength(before + 1);
  },
);

const unread =
  'Nobody reads this chat, so your message has reached nobody. For help with a payment, send /paysupport. For anything else, write to https://t.me/bold_support';
const photo = [{ file_id: 'photo', file_unique_id: 'p', width: 1, height: 1 }];
/** Handles the updates, a minute after all others, and returns the texts of the bot's messages about them. */
async function answersTo(updates: Parameters<typeof handleUpdate>[0][]) {
  clock.time += 60_000;
  const before = botApi.callsOf('sendMessage').length;
  for (const update of updates) await handleUpdate(update);
  return botApi
    .callsOf('sendMessage')
    .slice(before)
    .map(({ text }) => text);
}

test.each([
  ['a text', { text: 'I paid 500 Stars at 12:04, receipt 123' }],
  ['a command that there is not', { text: '/refund' }],
  ['a photo of a receipt', { photo, caption: '/paysupport' }],
  ['a forwarded invoice', { invoice: { title: '525 taps', currency: 'XTR', total_amount: 250 } }],
  ['a voice message', { voice: { file_id: 'v', file_unique_id: 'v', duration: 1 } }],
])('%s is answered: nobody reads this chat', async (_, content) => {
  expect(await answersTo([contentUpdate(ada, content)])).toEqual([unread]);
});

test('a message that nobody reads is answered in the language of the player', async () => {
  const [text] = await answersTo([messageUpdate(vera, 'Где мои тапы?')]);
  expect(text).toMatch(/^Этот чат никто не читает.*\/paysupport.*https:\/\/t.me\/bold_support$/);
});

test('an album of ten photos gets one answer, and a message a minute later another one', async () => {
  const album = Array.from({ length: 10 }, () =>
    contentUpdate(ada, { photo, media_group_id: 'album' }),
  );
  expect(await answersTo(album)).toEqual([unread]);
  expect(await answersTo([messageUpdate(ada, 'Hello?')])).toEqual([unread]);
});

test.each([
  ['a report of Telegram', { users_shared: { request_id: 1, users: [] } }],
  ['a pinned message', { pinned_message: { text: 'Hello' } }],
  ['a message through an inline bot', { text: 'gif', via_bot: { id: 5, is_bot: true } }],
  ['a message of a bot', { text: 'spam', from: { id: 5, is_bot: true, first_name: 'Bot' } }],
  ['a message in a group', { text: 'Hello', chat: { id: -5, type: 'group', title: 'Puddle' } }],
])('%s gets no answer', async (_, content) => {
  expect(await answersTo([contentUpdate(ada, content)])).toEqual([]);
});

test('a reply to a player who blocked the bot is not repeated', async () => {
  botApi.respond('sendMessage', () => {
    throw new ApiError(403, 'bot was blocked by the user');
  });
  await expect(handleUpdate(messageUpdate(ada, '/terms'))).resolves.toBeUndefined();
  expect(messages.at(-1)).toBe('A reply could not be sent to a chat.');
});
