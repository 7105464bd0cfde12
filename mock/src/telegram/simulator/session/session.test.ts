import { expect, test } from 'vitest';
import { testHost } from '../../host/test-host.ts';
import { beginSession, nextSession, type Session } from './session.ts';

const begin = () => beginSession(testHost().device, { cloud: { saved: 'yes' } });
const send = (session: Session, eventType: string, eventData?: unknown) =>
  nextSession(session, { type: 'receive', message: { eventType, eventData } });

test('a reply is queued for the app and logged below its request', () => {
  const session = send(begin(), 'web_app_request_theme');

  expect(session.outbox.map(({ eventType }) => eventType)).toEqual(['theme_changed']);
  expect(session.log.map(({ direction, message }) => [direction, message.eventType])).toEqual([
    ['in', 'web_app_request_theme'],
    ['out', 'theme_changed'],
  ]);
});

test('posted messages are not posted again, and messages that were queued meanwhile are posted', () => {
  const two = send(send(begin(), 'web_app_request_theme'), 'web_app_request_viewport');

  const { outbox } = nextSession(two, { type: 'posted', count: 1 });

  expect(outbox.map(({ eventType }) => eventType)).toEqual(['viewport_changed']);
});

test('an unknown method is in the log with the reason', () => {
  expect(send(begin(), 'web_app_fly').log).toMatchObject([{ refusal: { reason: 'unknown' } }]);
});

test('an app that supports it reloads itself, any other app gets a new frame', () => {
  const able = nextSession(send(begin(), 'iframe_ready', { reload_supported: true }), {
    type: 'reload',
  });
  const unable = nextSession(begin(), { type: 'reload' });

  expect(able.outbox.at(-1)).toEqual({ eventType: 'reload_iframe' });
  expect(able.frame).toBe(1);
  expect(unable).toMatchObject({ outbox: [], frame: 2, host: { cloud: { saved: 'yes' } } });
});

test('an app in a new frame finds what it has saved on the device', () => {
  const save = { req_id: '1', key: 'a', value: 'b' };
  const saved = send(
    send(begin(), 'web_app_device_storage_save_key', save),
    'web_app_secure_storage_save_key',
    save,
  );

  const { host } = nextSession(saved, { type: 'reload' });

  expect([host.deviceStorage, host.secureStorage]).toEqual([{ a: 'b' }, { a: 'b' }]);
});

test('an action without an effect returns the same session object', () => {
  const session = begin();
  const action = { type: 'press', button: 'back' } as const;

  expect(nextSession(session, { type: 'act', action })).toBe(session);
});
