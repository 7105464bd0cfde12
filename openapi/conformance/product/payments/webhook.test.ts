import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import rules from '../../../catalogue/rules.json' with { type: 'json' };
import { textOf } from '../../http/local-server.ts';
import { startHttpServer } from '../../http-server.fixture.ts';
import { Kit } from '../../kit.ts';
import { testTarget } from '../../target.fixture.ts';
import { refusesForgeries } from './webhook.ts';

const secret = 'a-secret-that-two-know';

type Webhook = (request: IncomingMessage, given: string, body: string) => number;

/** The webhook of the contract. */
const right: Webhook = ({ method }, given, body) => {
  if (method !== 'POST') return 405;
  if (given !== secret) return 401;
  return body.length <= rules.webhook_body_bytes && isUpdate(body) ? 200 : 400;
};

function isUpdate(text: string): boolean {
  try {
    return typeof JSON.parse(text).update_id === 'number';
  } catch {
    return false;
  }
}

/** Runs the check on a server with the webhook `respond`. `known` is the secret that the kit knows. */
async function check(respond: Webhook, known: string | null = secret): Promise<void> {
  const origin = await startHttpServer((incoming, outgoing) => {
    const given = `${incoming.headers['x-telegram-bot-api-secret-token'] ?? ''}`;
    void textOf(incoming).then((body) => {
      outgoing.writeHead(respond(incoming, given, body)).end();
    });
  });
  const kit = new Kit(testTarget({ api: `${origin}/api` }), 'payments');
  await refusesForgeries(
    kit,
    { url: `${origin}/telegram/webhook`, secret: known ?? undefined },
    { message: {} },
  );
}

test('a webhook that refuses as the contract says holds, and so does a server without one', async () => {
  await check(right);
  await check(() => 404, null);
  await check(
    (request, given, body) => (given === secret ? 500 : right(request, given, body)),
    null,
  );
});

test.each<[string, Webhook, string]>([
  ['has no secret', (_request, _given, body) => (isUpdate(body) ? 200 : 400), '401 but is 200'],
  [
    'accepts the beginning of its secret',
    (request, given, body) =>
      right(request, given !== '' && secret.startsWith(given) ? secret : given, body),
    'the status of the webhook for the secret "a-secret-that-two-kno" must be 401 but is 200',
  ],
  [
    'ignores the case of its secret',
    (request, given, body) => right(request, given.toLowerCase(), body),
    'the status of the webhook for the secret "A-SECRET-THAT-TWO-KNOW" must be 401 but is 200',
  ],
  [
    'reads the body before the secret',
    (request, given, body) => (isUpdate(body) ? right(request, given, body) : 400),
    'the status of the webhook for the method GET must be 405 but is 400',
  ],
  [
    'refuses an update without a use',
    (request, given, body) => (body.includes('unknown') ? 400 : right(request, given, body)),
    'the status of the webhook for an update without a use must be 200 but is 400',
  ],
  [
    'reads a long body',
    (request, given, body) => right(request, given, body.trimEnd()),
    'must be 400 but is 200',
  ],
  [
    'reads an id that is a text',
    (request, given, body) => (body === '{"update_id":"1"}' ? 200 : right(request, given, body)),
    'the status of the webhook for the body {"update_id":"1"} must be 400 but is 200',
  ],
])('a webhook that %s breaks a rule', async (_, respond, sentence) => {
  await expect(check(respond)).rejects.toThrow(sentence);
});

test('a webhook without a secret breaks a rule, also if the server polls', async () => {
  await expect(check(() => 200, null)).rejects.toThrow('must be 401 but is 200');
});
