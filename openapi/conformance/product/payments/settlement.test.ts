import { beforeEach, expect, test, vi } from 'vitest';
import { BotApi } from '../../bot-api/bot-api.ts';
import type { Request } from '../../http/response.ts';
import { Kit } from '../../kit.ts';
import { PacedTaps } from '../../live/paced-taps.ts';
import { Player } from '../../players/player.ts';
import { testTarget } from '../../target.fixture.ts';
import { daySeconds } from '../../times.ts';
import { settlementChecks } from './settlement.ts';

const now = new Date('2026-10-05T12:00:00Z');
const members = [{ user_id: 1 }, { user_id: 2 }];
/** The share of the second level in the revenue, in percent, divided among `members`. */
const percentage = 1;

const [ofDays] = settlementChecks;

const today = () => Math.floor(Date.now() / 1000 / daySeconds);

/**
 * Returns a kit whose server has sold ten million taps today. The server books each later purchase on the day that
 * begins `earlySeconds` before midnight, and each refund on the day that begins `refundEarlySeconds` before it.
 */
function kitWithSales(earlySeconds: number, refundEarlySeconds = earlySeconds) {
  let settled = today();
  const taps = new Map([[settled, 10_000_000]]);
  let dollars = 0;
  function settleUntil(end: number) {
    for (; settled < end; settled += 1)
      dollars += ((taps.get(settled) ?? 0) / 100) * (percentage / 100 / members.length);
  }
  let available_taps = 1;
  const botApi = new BotApi();
  botApi.queryCheckout = async () => ({ ok: true });
  botApi.deliver = ({ date, successful_payment, refunded_payment }) => {
    const early = refunded_payment ? refundEarlySeconds : earlySeconds;
    const day = Math.max(settled, Math.floor((Number(date) + early) / daySeconds));
    const report = (successful_payment ?? refunded_payment) as { invoice_payload: string };
    const sold = Number(report.invoice_payload) * (refunded_payment ? -1 : 1);
    taps.set(day, (taps.get(day) ?? 0) + sold);
    if (refunded_payment) available_taps = 0;
  };
  const respond = ({ path, body }: Request) => {
    // Each response takes a second, and the server settles a day as soon as it is over.
    vi.setSystemTime(Date.now() + 1_000);
    settleUntil(today());
    if (path.startsWith('/leaderboard')) return members;
    if (path === '/user/me') return { id: 1 };
    if (path === '/user/taps/me') return { available_taps };
    if (path.startsWith('/user/profile')) return { payment_info: { top10_dol_revenue: dollars } };
    const { taps_amount: payload } = JSON.parse(`${body}`);
    const link = `link ${payload}`;
    botApi.invoices.set(link, { title: '', description: '', payload, currency: 'XTR', prices: [] });
    return { invoice_link: link };
  };
  const kit = new Kit(Object.assign(testTarget(), { settleCommand: 'echo {time}' }), 'payments');
  kit.needBotApi = () => botApi;
  kit.player = () =>
    new Player({ id: 1, first_name: 'Kit' }, '', async (request) => {
      const json = respond(request);
      return { place: request.path, status: 200, headers: {}, text: '', json, code: undefined };
    });
  kit.steps.note = (text) => {
    if (!text.startsWith('echo ')) return;
    settleUntil(Date.parse(text.slice('echo '.length)) / 1000 / daySeconds);
  };
  return kit;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const taps = { reach: async () => undefined, close: async () => undefined };
  vi.spyOn(PacedTaps, 'open').mockResolvedValue(
    Object.assign(Object.create(PacedTaps.prototype), taps),
  );
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

test('a server whose days end at midnight passes', async () => {
  await ofDays?.run(kitWithSales(0));
});

test.each([5, 10])(
  'a server whose days end at midnight passes a check that begins %i seconds before',
  async (seconds) => {
    vi.setSystemTime(Date.UTC(2026, 9, 6) - seconds * 1_000);
    await ofDays?.run(kitWithSales(0));
  },
);

test.each([
  ['the last second of today for tomorrow', 1, 1],
  ['the first second of tomorrow for today', -1, -1],
  ['a refund of tomorrow for the day of its purchase', 0, -1],
])(
  'a server that books %s breaks a rule, whatever it sold today',
  async (_, early, refundEarly) => {
    await expect(ofDays?.run(kitWithSales(early, refundEarly))).rejects.toThrow(
      'a share of tomorrow',
    );
  },
);
