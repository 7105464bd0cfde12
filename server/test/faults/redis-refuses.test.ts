import { createClient } from '@redis/client';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sharedLimiter } from '../../src/limits/shared-limiter.ts';
import { BalanceChannel } from '../../src/redis/balance-channel.ts';
import { connectRedis } from '../../src/redis/connect-redis.ts';
import { startBadNetwork } from './bad-network.ts';
import { hasRedis, startOwnRedis } from './own-redis.ts';

afterEach(() => void vi.useRealTimers());

const down = 'Redis is down; this server works alone until it is back.';

/** Starts a Redis, and returns its port and a client for the commands of its operator. */
async function startRedis() {
  const { url } = await startOwnRedis();
  const operator = await createClient({ url }).connect();
  onTestFinished(() => operator.destroy());
  return { url, port: Number(new URL(url).port), operator };
}

/** Connects to Redis as a server does. Returns its limit of a hundred calls, and its log with the reasons. */
function enter(url: string) {
  const lines: string[] = [];
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line);
    lines.push(err ? `${msg} ${err.message.split(' ')[0]}` : msg);
  };
  const redis = connectRedis(url, 'test', pino({}, { write }));
  onTestFinished(() => redis.close());
  const limiter = sharedLimiter(redis, 'test')({ keyPrefix: 'user', points: 100, duration: 60 });
  const listener = { changed: vi.fn<(userIds: number[]) => void>(), missed: vi.fn() };
  const channel = new BalanceChannel(redis, 'test', listener);
  return { redis, lines, channel, ...listener, consume: () => limiter.consume('ada') };
}

/** Connects as `enter` does, and waits until the server has subscribed. */
async function join(url: string) {
  const server = enter(url);
  await expect.poll(() => server.missed.mock.calls.length).toBe(1);
  return server;
}

/** Returns a proxy and a function that lets later connections through it lead to another Redis. */
async function startName({ port }: { port: number }) {
  const place = { host: '127.0.0.1', port };
  const network = await startBadNetwork(
    () => place,
    () => 0,
  );
  const moveTo = (node: { port: number }) => {
    place.port = node.port;
  };
  return { url: `redis://127.0.0.1:${network.port}`, moveTo };
}

/** Returns a function that lets the next probe of a server with fake timers begin, and returns its log. */
const linesAfterProbe =
  ({ lines }: { lines: string[] }) =>
  () => {
    vi.advanceTimersByTime(3_000);
    return lines;
  };

test.runIf(hasRedis)(
  'a server leaves a primary that became a replica, and shares limits and notices on the new primary',
  async () => {
    const [old, fresh] = [await startRedis(), await startRedis()];
    const name = await startName(old);
    const server = await join(name.url);
    await server.consume();
    await old.operator.replicaOf('127.0.0.1', fresh.port);
    name.moveTo(fresh);
    await server.consume();

    await expect.poll(() => server.lines).toEqual([`${down} READONLY`, 'Redis is back.']);
    const other = await join(fresh.url);
    await server.consume();
    expect(await other.consume()).toMatchObject({ consumedPoints: 2 });
    server.channel.publish([7]);
    await expect.poll(() => other.changed.mock.calls).toEqual([[[7]]]);
    other.channel.publish([8]);
    await expect.poll(() => server.changed.mock.calls).toEqual([[[8]]]);
    // Balances may have changed between the two primaries.
    expect(server.missed).toHaveBeenCalledTimes(2);
  },
);

test.runIf(hasRedis)(
  'a server that finds only a replica connects ever more slowly, and holds its notices until it finds a primary',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [node, primary] = [await startRedis(), await startRedis()];
    const notices: string[] = [];
    const reader = await createClient({ url: node.url }).connect();
    onTestFinished(() => reader.destroy());
    await reader.subscribe('test:balances', (text) => notices.push(text));
    const server = await join(node.url);
    const connections = async () =>
      Number(/total_connections_received:(\d+)/.exec(await node.operator.info())?.[1]);
    const before = await connections();
    await node.operator.replicaOf('127.0.0.1', primary.port);

    // No request comes: the server's own probe finds out.
    const started = performance.now();
    vi.advanceTimersByTime(3_000);
    await expect.poll(connections).toBeGreaterThanOrEqual(before + 4);
    expect(performance.now() - started).toBeGreaterThan(100 + 200 + 400 + 800 - 20);
    server.channel.publish([7]);
    await server.channel.published();
    expect([server.lines, server.missed.mock.calls]).toEqual([[`${down} READONLY`], [[]]]);
    expect(notices).toEqual([]);

    await node.operator.sendCommand(['REPLICAOF', 'NO', 'ONE']);
    await expect.poll(() => notices).toEqual([expect.stringMatching(/ 7$/)]);
    await expect.poll(linesAfterProbe(server)).toEqual([`${down} READONLY`, 'Redis is back.']);
  },
);

test.runIf(hasRedis)(
  'a full Redis is logged once while each server counts for itself, and notices still pass',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { url, operator } = await startRedis();
    const [server, other] = [await join(url), await join(url)];
    await operator.configSet('maxmemory', '1');
    for (let times = 1; times <= 5; times += 1) {
      expect(await server.consume()).toMatchObject({ consumedPoints: times });
    }
    await expect.poll(() => server.lines).toEqual([`${down} OOM`]);
    server.channel.publish([7]);
    await expect.poll(() => other.changed.mock.calls).toEqual([[[7]]]);

    await operator.configSet('maxmemory', '0');
    await server.consume();
    expect(await other.consume()).toMatchObject({ consumedPoints: 2 });
    expect(server.lines).toHaveLength(1);
    await expect.poll(linesAfterProbe(server)).toEqual([`${down} OOM`, 'Redis is back.']);
  },
);

test.runIf(hasRedis)(
  'an error of one command alone is logged once and moves no connection',
  async () => {
    const { url, operator } = await startRedis();
    const server = await join(url);
    await operator.lPush('test:limit:user:ada', 'not a number');
    const connected = await operator.sendCommand(['CLIENT', 'LIST']);
    const names = (list: unknown) => String(list).match(/\bid=\d+/g);
    for (let times = 1; times <= 5; times += 1) {
      expect(await server.consume()).toMatchObject({ consumedPoints: times });
    }
    await expect.poll(() => server.lines).toEqual([`${down} WRONGTYPE`]);
    expect(names(await operator.sendCommand(['CLIENT', 'LIST']))).toEqual(names(connected));
    expect(server.redis.isReady).toBe(true);
  },
);

test.runIf(hasRedis)(
  'a server that was busy for seconds does not take Redis for down',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { url } = await startRedis();
    const server = await join(url);
    vi.advanceTimersByTime(3_000);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_100);
    await server.consume();
    expect(server.lines).toEqual([]);
  },
);

test.runIf(hasRedis)(
  'a user of Redis who may not subscribe is logged, and not as well again',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { url, operator } = await startRedis();
    await operator.aclSetUser('bold', ['on', '>secret', '~test:*', '+@all', 'resetchannels']);
    const { lines } = enter(url.replace('//', '//bold:secret@'));
    await expect.poll(() => lines).toEqual([`${down} NOPERM`]);
    const writes = async () =>
      Number(/cmdstat_set:calls=(\d+)/.exec(await operator.info('commandstats'))?.[1]);
    const before = await writes();
    const writesAfterProbe = () => {
      vi.advanceTimersByTime(3_000);
      return writes();
    };
    await expect.poll(writesAfterProbe).toBeGreaterThan(before + 5);
    expect(lines).toEqual([`${down} NOPERM`]);
  },
);
