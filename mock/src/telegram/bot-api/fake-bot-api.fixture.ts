import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { onTestFinished } from 'vitest';
import { findPerson } from '../launch/people.ts';
import { startBotApi } from './bot-api.ts';
import { fakeClock } from './fake-clock.fixture.ts';

/** The development bot's token. */
export const token = development.bot_token;
/** The player of these tests. */
export const dewey = findPerson('dewey').user;
/** The origin of the simulator in these tests. */
export const simulatorOrigin = 'http://simulator.test';

/** A valid invoice of 250 Stars. */
export const starsInvoice = {
  title: '500 taps',
  description: 'Taps for Bold',
  payload: 'payment-1',
  provider_token: '',
  currency: 'XTR',
  prices: [{ label: '500 taps', amount: 250 }],
};

/**
 * Starts a fake Bot API that has a fake clock and creates the ids `id-1`, `id-2` and so on. Closes the API at the end
 * of the running test.
 */
export async function fakeBotApi() {
  const clock = fakeClock();
  let ids = 0;
  const api = await startBotApi({
    token,
    clock,
    newId: () => `id-${++ids}`,
    simulatorOrigins: [simulatorOrigin],
  });
  onTestFinished(api.close);

  /** Calls a method over HTTP with a JSON body. */
  const call = async (method: string, body: object = {}, key = token) =>
    read(await fetch(`${api.address}/bot${key}/${method}`, posted(body)));
  /** Sends an action of a player, as the simulator does. */
  const act = async (action: string, body: object) =>
    read(await fetch(`${api.address}/simulator-control/${action}`, posted(body)));
  /** Creates an invoice and returns its slug. */
  const sell = async (invoice: object = starsInvoice): Promise<string> =>
    (await call('createInvoiceLink', invoice)).result.replace('https://t.me/$', '');

  return { ...api, clock, call, act, sell };
}

function posted(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function read(response: Response) {
  return { status: response.status, ...(await response.json()) };
}
