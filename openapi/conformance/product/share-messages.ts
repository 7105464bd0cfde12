import { randomUUID } from 'node:crypto';
import type { PreparedMessage } from '../bot-api/prepared-messages.ts';
import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { referralCodeOf } from '../players/referral-code.ts';
import { inGatewayTime } from './gateway-time.ts';

const check = checksOf({ tag: 'referrals', profile: 'share' });
const path = '/user/referrals/share-message';
const failed = 'PAYMENT_GATEWAY_FAILED';
/** The maximum length of the id of an inline result, in bytes. */
const mostIdBytes = 64;
const mostTextLength = 4_096;
/** The maximum difference between the clocks of the kit and the server. */
const slackMs = 60_000;

type ShareMessage = { message_id: string; expires_at: string };
type Article = {
  type?: string;
  id?: string;
  title?: string;
  input_message_content?: { message_text?: string };
  reply_markup?: { inline_keyboard?: { text?: string; url?: string }[][] };
};

export const shareMessagesChecks: Check[] = [
  check(
    'each request has a message of its own, which expires later, and a repeated one has the first',
    ['R445', 'R441'],
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      const first = await share(kit, player, 'profile', key);
      const second = await share(kit, player, 'profile');
      holds(first.message_id !== second.message_id, 'Two messages have the same message_id');
      same(await share(kit, player, 'profile', key), first, 'the message of a repeated request');
      holds(
        Date.parse(first.expires_at) > Date.now() - slackMs,
        `expires_at ${first.expires_at} is over`,
      );
    },
  ),
  check(
    'the message is prepared for the caller, and the response has its id and the time at which it expires',
    ['R441', 'R445'],
    async (kit) => {
      kit.needBotApi();
      const player = kit.player();
      const key = randomUUID();
      const response = await share(kit, player, 'profile', key);
      const { given, id, expirationDate } = preparedAs(kit, response);
      same(Number(given.user_id), player.telegramId, 'user_id of savePreparedInlineMessage');
      const expected = { id, expirationDate: expirationDate * 1_000 };
      const actual = { id: response.message_id, expirationDate: Date.parse(response.expires_at) };
      same(actual, expected, 'message_id and expires_at, in milliseconds,');
      await share(kit, player, 'profile', key);
      const own = kit
        .needBotApi()
        .prepared.all.filter((one) => Number(one.given.user_id) === player.telegramId);
      same(own.length, 1, 'the number of calls for two requests with one key');
    },
  ),
  check(
    "the message is an article for all chats but bots, with a text and a button that has the caller's own link",
    ['R442'],
    async (kit) => {
      kit.needBotApi();
      const player = kit.player();
      const profile = preparedAs(kit, await share(kit, player, 'profile'));
      const { id } = ok<{ id: number }>(await player.get('/user/me'));
      holdsArticle(profile, `USER${id}`);
      const referral = preparedAs(kit, await share(kit, player, 'referral'));
      const { code } = await referralCodeOf(player);
      holdsArticle(referral, `REF${code}`);
    },
  ),
  check(
    'a failure of the Bot API returns 502 PAYMENT_GATEWAY_FAILED after one call, which is not stored under the key',
    ['R443', 'R124'],
    (kit) => expectFailures(kit, failures),
  ),
  check(
    'a Bot API that does not respond is 502 PAYMENT_GATEWAY_FAILED in time, which is not stored under the key',
    ['R443', 'R124'],
    (kit) => expectFailures(kit, failures.slice(0, 1), { isSilent: true }),
    { deep: true },
  ),
];

const failures = [
  { status: 500, body: { ok: false, error_code: 500, description: 'Internal Server Error' } },
  {
    status: 400,
    body: { ok: false, error_code: 400, description: 'Bad Request: USER_ID_INVALID' },
  },
  { status: 200, body: { ok: true, result: true } },
];

/**
 * Sends a request for each failure in `replies`, while the Bot API returns this failure. Then sends a last request with
 * the same key, while the Bot API works.
 * @param isSilent True if the Bot API returns the failure only when the server has responded.
 * @throws `BrokenRule` if a failure does not lead to a 502 after one call of the Bot API, or if the last request fails.
 */
async function expectFailures(kit: Kit, replies: typeof failures, { isSilent = false } = {}) {
  const { prepared } = kit.needBotApi();
  const player = kit.player();
  const key = randomUUID();
  await share(kit, kit.player(), 'profile');
  for (const reply of replies) {
    const send = (until?: Promise<unknown>) => {
      prepared.fail(player.telegramId, reply, until);
      return request(kit, player, 'profile', key, [502]);
    };
    refused(await (isSilent ? inGatewayTime(kit, send) : send()), failed);
    const calls = prepared.recover(player.telegramId);
    same(calls, 1, 'the number of calls of savePreparedInlineMessage for a request that failed');
  }
  preparedAs(kit, await share(kit, player, 'profile', key));
}

function request(
  kit: Kit,
  { initData }: Player,
  link: string,
  key: string = randomUUID(),
  expected: number[] = [],
) {
  const headers = {
    Authorization: `tma ${initData}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  };
  return kit.call({ method: 'POST', path, headers, body: JSON.stringify({ link }) }, expected);
}

/** Requests a message to share. Throws `NotChecked` if the server or the run has no Bot API. */
async function share(kit: Kit, player: Player, link: string, key?: string): Promise<ShareMessage> {
  const response = await request(kit, player, link, key);
  if (response.code === 'GATEWAY_UNAVAILABLE') throw new NotChecked('the server has no Bot API');
  if (response.code === failed && !kit.target.botApi)
    throw new NotChecked('needs --bot-api-listen');
  return ok<ShareMessage>(response);
}

/** Returns the prepared message with this id. Throws `BrokenRule` if the kit's Bot API did not return the id. */
function preparedAs(kit: Kit, { message_id }: ShareMessage): PreparedMessage {
  const message = kit.needBotApi().prepared.all.find(({ id }) => id === message_id);
  holds(message !== undefined, `${message_id} is no id that the Bot API returned`);
  return message;
}

const isSet = (value: unknown) => value === true || value === 'true';

function holdsArticle({ given }: PreparedMessage, startParameter: string): void {
  const {
    type,
    id = '',
    title = '',
    input_message_content,
    reply_markup,
  } = given.result as Article;
  same(type, 'article', 'the type of the result');
  const bytes = Buffer.byteLength(id);
  holds(bytes >= 1 && bytes <= mostIdBytes, `The id of the result has ${bytes} bytes`);
  holds(title !== '', 'The result has no title');
  const { length } = input_message_content?.message_text ?? '';
  holds(length >= 1 && length <= mostTextLength, `The text has ${length} characters`);
  const buttons = reply_markup?.inline_keyboard?.flat() ?? [];
  same(buttons.length, 1, 'the number of buttons');
  const { text = '', url = '' } = buttons[0] ?? {};
  holds(text !== '', 'The button has no text');
  holds(
    url.startsWith('https://t.me/') && url.endsWith(`?startapp=${startParameter}`),
    `The link of the button must be https://t.me/<bot>/<app>?startapp=${startParameter} but is ${url}`,
  );
  same(
    ['user', 'group', 'channel', 'bot'].map((kind) => isSet(given[`allow_${kind}_chats`])),
    [true, true, true, false],
    'allow_user_chats, allow_group_chats, allow_channel_chats and allow_bot_chats',
  );
}
