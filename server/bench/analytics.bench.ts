import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { sentEvent } from '../src/analytics/sent-event.fixture.ts';
import { databaseUrl } from '../test/template-database.ts';
import type { Bench } from './bench.ts';
import { responsesPerCpuSecond } from './http-load.ts';
import { interleave } from './interleave.ts';
import { startServer } from './start-process.ts';
import { divide } from './statistics.ts';

const unlimited = '1000000000';

/** Measures stored events per CPU second: with one event in each request, and with 20 (the contract's maximum). */
export const bench: Bench = {
  question: 'What does it cost to store analytics events?',
  async run(lab) {
    const ms = lab.isSmoke ? 50 : 2_500;
    const server = await startServer(lab, {
      DATABASE_URL: databaseUrl(await lab.createDatabase()),
      LIMIT_ANALYTICS_PER_SECOND: unlimited,
      LIMIT_ANALYTICS_BURST: unlimited,
      LIMIT_ANALYTICS_UNPROVEN_PER_MINUTE: unlimited,
      LIMIT_ANALYTICS_UNPROVEN_BURST: unlimited,
      LIMIT_ANALYTICS_BYTES_PER_DAY: unlimited,
      LIMIT_ANALYTICS_BYTES_PER_SECOND: unlimited,
    });
    const headers = {
      'TGA-Auth-Token': development.analytics_token,
      'Content-Type': 'application/json',
    };
    let made = 0;
    const request = (events: number) => () => {
      const batch = Array.from({ length: events }, () => {
        // No event is sent twice.
        made += 1;
        return sentEvent({ client_timestamp: `${1_733_584_787_000 + made}` });
      });
      return { method: 'POST', status: 202, body: JSON.stringify(batch) };
    };
    const rate = async (events: number) =>
      events *
      (await responsesPerCpuSecond(
        server,
        '/analytics/events',
        () => headers,
        ms,
        request(events),
      ));
    await rate(20);
    const { one, twenty } = await interleave(lab.rounds, {
      one: () => rate(1),
      twenty: () => rate(20),
    });
    const events = (what: string, values: number[]) => ({
      what,
      size: null,
      unit: 'events per CPU second of the server',
      values,
    });
    return {
      measured: [events('20 in a request', twenty), events('1 in a request', one)],
      ratios: [{ what: '20 in a request ÷ 1', values: divide(twenty, one) }],
    };
  },
};
