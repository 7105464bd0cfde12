import { expect, test } from 'vitest';
import { testHost } from '../../host/test-host.ts';
import { beginSession, nextSession, type Session } from './session.ts';

const begin = () => beginSession(testHost().device, { saved: 'yes' });
const send = (session: Session, eventType: string, eventData?: unknown) =>
  nextSession(session, { type: 'receive', message: { eventType, eventData } });

test('an answer waits to be posted and stands in the log below its question', () => {
  const session = send(begin(), 'web_app_request_theme');

  expect(session.outbox.map(({ eventType }) => eventType)).toEqual(['theme_changed']);
  expect(session.log.map(({ direction, message }) => [direction, message.eventType])).toEqual([
    ['in', 'web_app_request_theme'],
    ['out', 'theme_changed'],
  ]);
});

test('what was posted is not posted again, what came meanwhile is', () => {
  const two = send(send(begin(), 'web_app_request_theme'), 'web_app_request_viewport');

  const { outbox } = nextSession(two, { type: 'posted', count: 1 });

  expect(outbox.map(({ eventType }) => eventType)).toEqual(['viewport_changed']);
});

test('an unknown method is in the log with the reason', () => {
  expect(send(begin(), 'web_app_fly').log).toMatchObject([{ refusal: { reason: 'unknown' } }]);
});

test('an app that can reload itself is asked to, any other one gets a new frame', () => {
  const able = nextSession(send(begin(), 'iframe_ready', { reload_supported: true }), {
    type: 'reload',
  });
  const unable = nextSession(begin(), { type: 'reload' });

  expect(able.outbox.at(-1)).toEqual({ eventType: 'reload_iframe' });
  expect(able.frame).toBe(1);
  expect(unable).toMatchObject({ outbox: [], frame: 2, host: { cloud: { saved: 'yes' } } });
});

test('an action without any effect leaves the very same session', () => {
  const session = begin();
  const action = { type: 'press', button: 'back' } as const;

  expect(nextSession(session, { type: 'act', action })).toBe(session);
});
