import { invoiceOf, pay, paymentMessage } from '../../bot-api/pay.ts';
import { idStepMs } from '../../bot-api/update-queue.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, same } from '../../expectations.ts';
import { curl } from '../../http/curl.ts';
import type { Request } from '../../http/response.ts';
import { send } from '../../http/send.ts';
import type { Kit } from '../../kit.ts';
import { balanceOf, expectAvailable, updatesProcessed } from './balance.ts';
import { createInvoice } from './shop.ts';

const secretHeader = 'X-Telegram-Bot-Api-Secret-Token';
const idsEnd = 2 ** 31;

/** A webhook. The secret is undefined if the kit does not know it: then the server receives no updates there. */
export type Webhook = { url: string; secret: string | undefined };

export const webhookChecks: Check[] = [
  checksOf('payments')(
    'the webhook refuses another method, another secret and what is no update, and a forged update credits nothing',
    ['R618', 'R604'],
    async (kit) => {
      const player = kit.player();
      const link = await createInvoice(kit, player, 145);
      const invoice = invoiceOf(kit, link);
      const charge = { id: `kit-forged-${player.telegramId}`, user: player.user, invoice };
      await refusesForgeries(kit, webhookOf(kit), { message: paymentMessage(charge) });
      await updatesProcessed(kit, player, link);
      same((await balanceOf(player)).available_taps, 0, 'available_taps after forged updates');
      await pay(kit, player, link);
      await expectAvailable(player, 145, 'after a payment');
    },
  ),
];

/** Returns the webhook that the server has set, or the one that it would set. */
function webhookOf(kit: Kit): Webhook {
  const { origin } = new URL(kit.target.addresses.api);
  const { url, secret } = kit.needBotApi().webhook ?? {};
  return { url: url ?? `${origin}/telegram/webhook`, secret };
}

/**
 * Sends the webhook what it must refuse. A server that polls has no webhook, or has one whose secret the kit does not
 * know.
 * @param update an update without an id
 */
export async function refusesForgeries(
  kit: Kit,
  { url, secret }: Webhook,
  update: object,
): Promise<void> {
  const { origin, pathname } = new URL(url);
  // A server may drop updates whose ids are not higher than those before.
  const update_id = Math.floor(Date.now() / idStepMs) % idsEnd;
  const forged = JSON.stringify({ update_id, ...update });
  const statusOf = async (method: string, body?: string, given?: string) => {
    const headers = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(given !== undefined && { [secretHeader]: given }),
    };
    const request: Request = {
      method,
      path: pathname,
      headers,
      ...(body !== undefined && { body }),
    };
    return (await kit.steps.track(curl(origin, request), send(origin, request))).status;
  };
  const expectStatus = async (expected: number, what: string, status: Promise<number>) =>
    same(await status, expected, `the status of the webhook for ${what}`);
  const first = await statusOf('POST', forged);
  if (secret === undefined && first === 404) return;
  same(first, 401, 'the status of the webhook without a secret');
  for (const method of ['GET', 'PUT', 'DELETE'])
    await expectStatus(405, `the method ${method}`, statusOf(method));
  for (const wrong of ['', 'a-secret-of-another-server', ...near(secret)]) {
    await expectStatus(401, `the secret "${wrong}"`, statusOf('POST', forged, wrong));
    await expectStatus(401, 'a wrong secret and no update', statusOf('POST', '{', wrong));
  }
  if (secret === undefined) return;
  holds(secret !== '', 'setWebhook has no secret_token');
  const most = kit.documents.constant('webhook_body_bytes');
  const unused = JSON.stringify({ update_id, unknown: {} });
  const noUpdates = [
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"update_id":"1"}',
    forged.padEnd(most + 1),
  ];
  for (const body of noUpdates)
    await expectStatus(400, `the body ${body.slice(0, 40).trim()}`, statusOf('POST', body, secret));
  await expectStatus(200, 'an update without a use', statusOf('POST', unused.padEnd(most), secret));
}

/** Returns texts that are nearly the secret. */
function near(secret = ''): string[] {
  if (secret === '') return [];
  const otherCases = [secret.toUpperCase(), secret.toLowerCase()].filter((one) => one !== secret);
  return [secret.slice(0, -1), `${secret.slice(0, -1)}!`, `${secret}a`, ...otherCases];
}
