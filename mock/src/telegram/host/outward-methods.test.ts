import { expect, test } from 'vitest';
import { applyOutcome } from './host.ts';
import { act, type PersonAction } from './person-actions.ts';
import { receiveMessage, testHost } from './test-host.ts';

const asked = (method: string, data?: unknown) => receiveMessage(testHost(), method, data).state;
const end = (state: ReturnType<typeof testHost>, action: PersonAction) =>
  applyOutcome(state, act(state, action));

test.each(['paid', 'failed', 'cancelled', 'pending'] as const)(
  'the app receives the status %s of a closed invoice with its slug',
  (status) => {
    const state = asked('web_app_open_invoice', { slug: 'inv_7' });

    const { state: closed, replies } = end(state, { type: 'finish-invoice', status });

    expect(replies).toEqual([
      { eventType: 'invoice_closed', eventData: { slug: 'inv_7', status } },
    ]);
    expect(closed.sheet).toBeNull();
  },
);

test('an invoice opened over another one is ignored', () => {
  const first = asked('web_app_open_invoice', { slug: 'first' });

  const { state } = receiveMessage(first, 'web_app_open_invoice', { slug: 'second' });

  expect(state.sheet).toEqual({ kind: 'invoice', slug: 'first' });
});

test('an invoice that is not open cannot be paid', () => {
  expect(end(testHost(), { type: 'finish-invoice', status: 'paid' }).replies).toEqual([]);
});

test("a popup shows the app's buttons, with Telegram's own text where the type has one", () => {
  const state = asked('web_app_open_popup', {
    message: 'Sure?',
    buttons: [
      { id: 'yes', type: 'default', text: 'Yes' },
      { id: 'no', type: 'cancel', text: 'ignored' },
    ],
  });

  expect(state.sheet).toMatchObject({ buttons: [{ text: 'Yes' }, { text: 'Cancel' }] });
  expect(end(state, { type: 'finish-popup', button: 'yes' }).replies).toEqual([
    { eventType: 'popup_closed', eventData: { button_id: 'yes' } },
  ]);
});

test('a dismissed popup closes without a button id', () => {
  const state = asked('web_app_open_popup', { message: 'Sure?' });

  expect(end(state, { type: 'finish-popup' }).replies).toEqual([
    { eventType: 'popup_closed', eventData: {} },
  ]);
});

test.each([
  ['web_app_request_write_access', 'write_access_requested', 'allowed'],
  ['web_app_request_phone', 'phone_requested', 'sent'],
  ['web_app_request_file_download', 'file_download_requested', 'downloading'],
  ['web_app_request_emoji_status_access', 'emoji_status_access_requested', 'allowed'],
])('the app receives the reply to %s (%s) after the user’s decision', (method, eventType, yes) => {
  const state = asked(method);

  const repliesAfter = (agrees: boolean) =>
    end(state, { type: 'answer-consent', yes: agrees }).replies;

  expect(repliesAfter(true)).toEqual([{ eventType, eventData: { status: yes } }]);
  expect(repliesAfter(false)).toEqual([{ eventType, eventData: { status: 'cancelled' } }]);
});

test('links are shown in a notice each and not opened, and the app stays open', () => {
  const link = asked('web_app_open_link', { url: 'https://example.org' });
  const inTelegram = asked('web_app_open_tg_link', { path_full: '/PremiumBot' });

  expect(link.notice?.text).toContain('https://example.org');
  expect(inTelegram.notice?.text).toContain('https://t.me/PremiumBot');
  expect(link.open && inTelegram.open).toBe(true);
  const again = receiveMessage(link, 'web_app_open_link', { url: 'https://example.org' }).state;
  expect(again.notice?.id).toBeGreaterThan(link.notice?.id ?? 0);
});

test.each([
  ['web_app_share_to_story', { media_url: 'https://bold.example/drop.png' }, true],
  ['web_app_switch_inline_query', { query: 'https://bold.example/drop.png' }, false],
  ['web_app_data_send', { data: 'https://bold.example/drop.png' }, false],
])('%s shows a notice, and closes the app only if Telegram does', (method, data, stays) => {
  const state = asked(method, data);

  expect(state.notice?.text).toContain('https://bold.example/drop.png');
  expect(state.open).toBe(stays);
});

test('the app receives that its prepared message was sent to a chat', () => {
  const state = asked('web_app_send_prepared_message', { id: 'p7' });
  expect(state.sheet).toEqual({ kind: 'share', messageId: 'p7' });

  const { state: closed, replies } = end(state, { type: 'send-message', chat: 'Terry' });

  expect(replies).toEqual([{ eventType: 'prepared_message_sent' }]);
  expect([closed.sheet, closed.notice?.text]).toEqual([null, 'Sent to Terry']);
});

test.each(['USER_DECLINED', 'MESSAGE_EXPIRED', 'MESSAGE_SEND_FAILED', 'UNKNOWN_ERROR'] as const)(
  'the app receives that its prepared message failed with %s',
  (error) => {
    const state = asked('web_app_send_prepared_message', { id: 'p7' });

    const { state: closed, replies } = end(state, { type: 'fail-message', error });

    expect(replies).toEqual([{ eventType: 'prepared_message_failed', eventData: { error } }]);
    expect(closed.sheet).toBeNull();
  },
);

test.each([
  ['USER_DECLINED', null],
  ['MESSAGE_EXPIRED', { error: 'MESSAGE_EXPIRED' }],
] as const)('Telegram for macOS sends with %s of a prepared message: %o', (error, eventData) => {
  const mac = testHost({ platform: 'macos' });
  const { state } = receiveMessage(mac, 'web_app_send_prepared_message', { id: 'p7' });

  const { replies } = end(state, { type: 'fail-message', error });

  expect(replies).toEqual([{ eventType: 'prepared_message_failed', eventData }]);
});

test('a prepared message that is not open cannot be sent', () => {
  expect(end(testHost(), { type: 'send-message', chat: 'Terry' }).replies).toEqual([]);
  expect(end(testHost(), { type: 'fail-message', error: 'USER_DECLINED' }).replies).toEqual([]);
});

test('each haptic signal is counted, and the state has the last one', () => {
  const first = asked('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'soft' });
  const { state } = receiveMessage(first, 'web_app_trigger_haptic_feedback', {
    type: 'selection_change',
  });

  expect(first.haptics).toEqual({ count: 1, last: 'impact soft' });
  expect(state.haptics).toEqual({ count: 2, last: 'selection change' });
});

test('the app closes itself at once, and a user only after the confirmation that the app enabled', () => {
  const asking = asked('web_app_setup_closing_behavior', { need_confirmation: true });

  const tried = end(asking, { type: 'close' }).state;

  expect(receiveMessage(asking, 'web_app_close').state.open).toBe(false);
  expect(tried).toMatchObject({ open: true, sheet: { kind: 'leave' } });
  expect(end(tried, { type: 'leave', sure: true }).state.open).toBe(false);
  expect(end(tried, { type: 'leave', sure: false }).state).toMatchObject({
    open: true,
    sheet: null,
  });
});

test.each([
  ['web_app_open_invoice', { slug: 'a' }, 'invoice_closed', { slug: 'a', status: 'cancelled' }],
  ['web_app_open_popup', { message: 'Sure?' }, 'popup_closed', {}],
  ['web_app_request_phone', {}, 'phone_requested', { status: 'cancelled' }],
  [
    'web_app_send_prepared_message',
    { id: 'p7' },
    'prepared_message_failed',
    { error: 'USER_DECLINED' },
  ],
])(
  'an app that stays open receives that %s ended when the user tried to close the app',
  (...given) => {
    const [method, data, eventType, eventData] = given;
    const asking = asked('web_app_setup_closing_behavior', { need_confirmation: true });
    const { state } = receiveMessage(asking, method, data);

    const tried = end(state, { type: 'close' });

    expect(tried.replies).toEqual([{ eventType, eventData }]);
    expect(end(tried.state, { type: 'leave', sure: false })).toMatchObject({
      state: { open: true, sheet: null },
      replies: [],
    });
  },
);

test.each(['close', 'web_app_close', 'web_app_switch_inline_query', 'web_app_data_send'])(
  'no sheet is left open after %s',
  (by) => {
    const state = asked('web_app_open_invoice', { slug: 'a' });

    const closed = by === 'close' ? end(state, { type: by }) : receiveMessage(state, by, {});

    expect(closed.state).toMatchObject({ open: false, sheet: null });
  },
);
