import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startHttpServer } from '../http-server.fixture.ts';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { ignoredBodyChecks } from './ignored-bodies.ts';

/** Returns the problem code of a response, or `undefined` for a response with status 200. */
type Answer = (request: IncomingMessage) => string | undefined;

/** Runs the check of `startBonus` on a server that answers each request with `answer`. */
async function checkGift(answer: Answer): Promise<void> {
  const origin = await startHttpServer((request, outgoing) => {
    const code = answer(request);
    outgoing.writeHead(code ? 409 : 200, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ code }));
  });
  const kit = new Kit(testTarget({ api: `${origin}/api` }), 'document');
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
  ['text/plain', 'the outcome of POST /bonus/start with the body "not JSON" as text/plain'],
  ['application/json', 'the outcome of POST /bonus/start with the body "{" as application/json'],
])('a server that refuses a body of the type %s breaks a rule', async (mediaType, message) => {
  const checked = checkGift(({ headers }) =>
    headers['content-type']?.startsWith(mediaType) ? 'UNSUPPORTED_MEDIA_TYPE' : undefined,
  );
  await expect(checked).rejects.toThrow(message);
});
