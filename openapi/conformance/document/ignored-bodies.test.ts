import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { ignoredBodyChecks } from './ignored-bodies.ts';

/** Returns the problem code of a response, or `undefined` for a response with status 200. */
type Answer = (request: IncomingMessage) => string | undefined;

/** Runs the check of `startBonus` on a server that answers each request with `answer`. */
async function checkGift(answer: Answer): Promise<void> {
  const server = createServer((request, outgoing) => {
    const code = answer(request);
    outgoing.writeHead(code ? 409 : 200, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ code }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const kit = new Kit(testTarget({ api: `http://127.0.0.1:${port}/api` }), 'document');
  const checks = ignoredBodyChecks(kit.documents.api.operations);
  await checks.find(({ title }) => title.startsWith('startBonus'))?.run(kit);
}

test.each([
  ['accepts', undefined],
  ['refuses', 'BONUS_ALREADY_TAKEN'],
])('a server that %s a new player with and without a body ignores the body', async (_, code) => {
  await checkGift(() => code);
});

test.each([
  ['text/plain', 'the outcome of POST /bonus/start with the body "not JSON" must be {"status":200'],
  ['application/json', 'the outcome of POST /bonus/start with the body {"unknown":1} must be {"st'],
])('a server that refuses a body of the type %s breaks a rule', async (mediaType, message) => {
  const checked = checkGift(({ headers }) =>
    headers['content-type']?.startsWith(mediaType) ? 'UNSUPPORTED_MEDIA_TYPE' : undefined,
  );
  await expect(checked).rejects.toThrow(message);
});
