import { expect, test } from 'vitest';
import { Kit } from '../kit.ts';
import { startRawServer } from '../raw-server.fixture.ts';
import { testTarget } from '../target.fixture.ts';

const most = 16;
const response = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Starts a server that responds only to the requests whose numbers are in `answered`, counted from 1. */
async function startServer(answered: number[]) {
  let requests = 0;
  const address = await startRawServer((socket) => {
    socket.once('data', () => {
      requests += 1;
      if (answered.includes(requests)) socket.end(response);
      else socket.end();
    });
  });
  const target = testTarget({ api: `http://${address}/api` });
  const ask = async (times: number) => {
    for (let made = 0; made < times; made += 1)
      await new Kit(target, 'users')
        .player()
        .get('/level')
        .catch(() => undefined);
  };
  return { target, ask, requests: () => requests };
}

test('a server that stops responding is asked no more, and the checks that follow are not made', async () => {
  const { target, ask, requests } = await startServer([1]);
  await ask(1 + most - 1);
  expect(target.reasonAgainst('api')).toBeUndefined();
  await ask(1);
  expect(target.reasonAgainst('api')).toBe('the server has stopped responding');

  const before = requests();
  await expect(new Kit(target, 'users').player().get('/level')).rejects.toThrow(
    'the server has stopped responding',
  );
  expect(requests()).toBe(before);
});

test('a response shows that the server is there', async () => {
  const { target, ask } = await startServer([most]);
  await ask(2 * most - 1);
  expect(target.reasonAgainst('api')).toBeUndefined();
});

test('the requests of one check count once, also in several attempts', async () => {
  const { target } = await startServer([]);
  const kit = new Kit(target, 'users');
  const burst = async (own: Kit) => {
    await Promise.allSettled(Array.from({ length: most }, () => own.player().get('/level')));
  };
  await burst(kit);
  await kit.attempt(burst);
  expect(target.reasonAgainst('api')).toBeUndefined();
});
