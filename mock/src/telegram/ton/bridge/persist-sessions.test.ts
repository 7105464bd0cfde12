import { expect, test } from 'vitest';
import { persistSessions } from './persist-sessions.ts';
import type { StoredSession } from './remote-session.ts';

const bridge = 'http://127.0.0.1:1/bridge';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

function session(publicKey: string): StoredSession {
  const keys = { publicKey, secretKey: '00' };
  return { bridgeUrl: bridge, appId: 'aa', keys, lastEventId: '0', unanswered: null };
}

test('saving a connection again replaces it and leaves other connections unchanged', () => {
  const sessions = persistSessions(memory(), 'paula', bridge);
  sessions.save(session('a'));
  sessions.save(session('b'));
  sessions.save({ ...session('a'), lastEventId: '7' });

  expect(sessions.all()).toEqual([session('b'), { ...session('a'), lastEventId: '7' }]);
});

test('a removed connection is no longer stored', () => {
  const sessions = persistSessions(memory(), 'paula', bridge);
  sessions.save(session('a'));
  sessions.save(session('b'));
  sessions.remove({ ...session('a'), lastEventId: '9' });

  expect(sessions.all()).toEqual([session('b')]);
});

test('another owner or another bridge has no access to a stored connection', () => {
  const storage = memory();
  persistSessions(storage, 'paula', bridge).save(session('a'));

  expect(persistSessions(storage, 'dewey', bridge).all()).toEqual([]);
  expect(persistSessions(storage, 'paula', 'http://127.0.0.1:2/bridge').all()).toEqual([]);
});
