import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const reportForms = ['junit', 'json', 'html'] as const;

/** The options of the command. */
export interface Options {
  /** The origin, or the address with the base path `/api`. */
  url: string;
  botToken: string;
  live: string | null;
  analytics: string | null;
  analyticsToken: string;
  botApiPort: number | null;
  /** Tags; empty means all. */
  only: string[];
  /** The server's rate limits of a player differ from the contract's, so they are not checked. */
  raisedLimits: boolean;
  /** The mini app's host name, which wallet proofs are signed for. */
  appDomain: string;
  deep: boolean;
  seed: number;
  reports: { form: (typeof reportForms)[number]; file: string }[];
}

type Defaults = { bot_token: string; analytics_token: string };

export const usage = `npm run conformance -- --url http://127.0.0.1:8080 [--bot-token TOKEN] [--live ws://…|none]
  [--analytics http://…/analytics] [--analytics-token TOKEN] [--bot-api-listen PORT] [--app-domain HOST]
  [--raised-limits] [--only TAG]… [--deep] [--seed N] [--report junit|json|html --out FILE]…`;

/** Parses the command line; `defaults` are the development tokens. Throws an Error with one sentence. */
export function readOptions(argv: string[], defaults: Defaults): Options {
  const { values } = parseArgs({
    args: argv,
    options: {
      url: { type: 'string' },
      'bot-token': { type: 'string', default: defaults.bot_token },
      live: { type: 'string' },
      analytics: { type: 'string' },
      'analytics-token': { type: 'string', default: defaults.analytics_token },
      'bot-api-listen': { type: 'string' },
      'app-domain': { type: 'string' },
      'raised-limits': { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      deep: { type: 'boolean', default: false },
      seed: { type: 'string' },
      report: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', multiple: true, default: [] },
    },
  });
  const url = values.url?.replace(/\/+$/, '').replace(/\/api$/, '');
  if (!url || !URL.canParse(url))
    throw new Error('--url must be the address of the server, such as http://127.0.0.1:8080.');
  const { live = `${url.replace(/^http/, 'ws')}/api/live` } = values;
  return {
    url,
    botToken: values['bot-token'],
    live: live === 'none' ? null : live,
    analytics: values.analytics?.replace(/\/+$/, '') ?? null,
    analyticsToken: values['analytics-token'],
    botApiPort: readNumber('--bot-api-listen', values['bot-api-listen']),
    only: values.only.flatMap((tags) => tags.split(',')),
    appDomain: values['app-domain'] ?? new URL(url).hostname,
    raisedLimits: values['raised-limits'],
    deep: values.deep,
    seed: readNumber('--seed', values.seed) ?? randomInt(2 ** 31),
    reports: readReports(values.report, values.out),
  };
}

function readNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} must be a whole number.`);
  return Number(text);
}

/** The first `--out` belongs to the first `--report`, and so on. */
function readReports(names: string[], files: string[]): Options['reports'] {
  if (names.length !== files.length) throw new Error('Each --report needs an --out FILE.');
  return names.map((name, at) => {
    const form = reportForms.find((one) => one === name);
    if (!form) throw new Error(`--report must be one of ${reportForms.join(', ')}.`);
    return { form, file: files[at] as string };
  });
}
