import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../test/create-database.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { connectClient } from '../database/connect.ts';
import { runAsLeader } from './leader-election.ts';

const connection = await createEmptyDatabase();

/** Starts a server that takes part in the election. `close` ends the server's work. */
function server(close = async () => {}) {
  const clients: pg.Client[] = [];
  /** `works` is true while the server is the leader. `started` counts how often the server became the leader. */
  const state = { works: false, started: 0 };
  const connect = async () => {
    const client = await connectClient(connection);
    clients.push(client);
    return client;
  };
  const start = () => {
    state.works = true;
    state.started += 1;
    return {
      close: async () => {
        state.works = false;
        await close();
      },
    };
  };
  const work = runAsLeader(connect, start, recordingLog().log, 10, 50);
  onTestFinished(() => work.close());
  return {
    state,
    close: work.close,
    /** Breaks the server's connection as a crash would. */
    async cut() {
      const { rows } = (await clients.at(-1)?.query('select pg_backend_pid() as pid')) ?? {
        rows: [],
      };
      const admin = await connectClient(connection);
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await admin.end();
    },
  };
}

test('of two servers one is the leader, and the other becomes the leader when it stops', async () => {
  const first = server();
  await expect.poll(() => first.state.works).toBe(true);
  const second = server();
  await first.close();
  expect(first.state.works).toBe(false);
  await expect.poll(() => second.state.works).toBe(true);
  expect([first.state.started, second.state.started]).toEqual([1, 1]);
});

test('a leader whose connection breaks stops its work, and one of the servers starts it again', async () => {
  const servers = [server(), server()];
  const working = () => servers.filter(({ state }) => state.works);
  await expect.poll(working).toHaveLength(1);
  const [leader] = working();
  await leader?.cut();
  await expect.poll(() => servers.reduce((sum, { state }) => sum + state.started, 0)).toBe(2);
  await expect.poll(working).toHaveLength(1);
});

test('a leader whose connection breaks leads again, also if its work does not end', async () => {
  const { state, cut } = server(() => new Promise(() => {}));
  await expect.poll(() => state.works).toBe(true);
  await cut();
  await expect.poll(() => state.started).toBe(2);
});

test('a server that cannot reach the database tries again', async () => {
  let failures = 2;
  const started = Promise.withResolvers<void>();
  const work = runAsLeader(
    () => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(new Error('away')) : connectClient(connection);
    },
    () => {
      started.resolve();
      return { close: async () => undefined };
    },
    recordingLog().log,
    10,
  );
  await started.promise;
  await work.close();
  expect(failures).toBe(-1);
});

test('work that fails is logged and started again', async () => {
  const { log, messages } = recordingLog();
  const started = Promise.withResolvers<void>();
  let failures = 1;
  const work = runAsLeader(
    () => connectClient(connection),
    () => {
      failures -= 1;
      if (failures === 0) throw new Error('The work cannot start.');
      started.resolve();
      return { close: async () => {} };
    },
    log,
    10,
  );
  onTestFinished(() => work.close());
  await started.promise;
  expect(messages).toContain("The leader's work failed. A server starts it again.");
});
