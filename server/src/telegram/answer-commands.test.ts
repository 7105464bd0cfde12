import { expect, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { ApiError } from '../../test/start-bot-api.ts';
import { messageUpdate } from '../../test/updates.ts';

const ada = { id: 4_700_000_001 };
const vera = { id: 4_700_000_002, language_code: 'ru' };
const { handleUpdate, botApi, messages } = await startBot({
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
  expect((await responseTo(vera, '/terms'))?.text).toContain('Срок ожидания в днях: 21');
});

test('text that is not a command gets no reply', async () => {
  const before = botApi.callsOf('sendMessage').length;
  await handleUpdate(messageUpdate(ada, 'start'));
  expect(botApi.callsOf('sendMessage')).toHaveLength(before);
});

test('a reply to a player who blocked the bot is not repeated', async () => {
  botApi.respond('sendMessage', () => {
    throw new ApiError(403, 'bot was blocked by the user');
  });
  await expect(handleUpdate(messageUpdate(ada, '/terms'))).resolves.toBeUndefined();
  expect(messages.at(-1)).toBe('A reply could not be sent to a chat.');
});
