import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const mostPort = 65_535;
const reportForms = ['junit', 'json', 'html'] as const;

/** The options of the command. */
export type Options = {
  /** The origin, without the base path `/api`. */
  url: string;
  botToken: string;
  live: string | null;
  analytics: string | null;
  analyticsToken: string;
  botApiPort: number | null;
  chainPort: number | null;
  /**
   * The shell command that settles the revenue of all days before `{time}`, or null. The kit replaces `{time}` by a UTC
   * time such as `2026-11-20T00:00:00.000Z`.
   */
  settleCommand: string | null;
  /** The shell command that kills the server with SIGKILL and starts it again, or null. */
  restartCommand: string | null;
  /** The checks to run, as a list of their tags or ids. An empty list means all checks. */
  only: string[];
  /** The profiles that the server claims. An empty list means all. */
  profiles: string[];
  /** True to skip the checks of the rate limits per player, for a server whose limits differ from the contract. */
  raisedLimits: boolean;
  /** The mini app's host name, which is part of the data that a wallet signs. */
  appDomain: string;
  deep: boolean;
  /** True if a check that cannot be made counts as a failure of the run. */
  requireAll: boolean;
  seed: number;
  reports: { form: (typeof reportForms)[number]; file: string }[];
};

type Defaults = { bot_token: string; analytics_token: string };

export const help = `bold-conformance checks a server against the contract of Bold.

  bold-conformance --url http://127.0.0.1:8080 [options]

The server (never one with real players)
  --url URL                The origin of the server; the product API is under /api.
  --bot-token TOKEN        Signs the kit's players. Default: the development token of catalogue/development.json.
  --live URL|none          The live connection. Default: /api/live of the origin. none skips its checks.
  --bot-api-listen PORT    Runs a fake of Telegram's Bot API on 127.0.0.1, which pays, fails and refunds.
                           Without it, the checks of payments are skipped.
  --chain-listen PORT      Runs a fake of TON Center's API on 127.0.0.1, under /api/v2, which records transfers.
                           Without it, the checks of transfers are skipped.
  --settle-command COMMAND Settles all days that are over at {time}, which the kit replaces by times to come:
                           'npm run settle -- --as-of {time}'. Without it, the checks of the shares are skipped.
  --restart-command COMMAND
                           Kills the server, as kill -9 does, and starts it again. Without it, the checks of what
                           survives a crash are skipped.
  --app-domain HOST        The mini app's host name, which wallet proofs are signed for. Default: the host of --url.
  --analytics URL          The analytics backend with its base path. Without it, its checks are skipped.
  --analytics-token TOKEN  The token for the analytics backend. Default: the development token.
  --raised-limits          Skips the checks of a player's rate limits, for a server with other limits.

The checks
  --only LIST              Runs the checks with these tags or ids, separated by commas. May be repeated.
  --profile LIST           Runs the checks of these profiles, separated by commas: --profile core,wallet-proof.
                           Default: all. --list prints the profile of each check. May be repeated.
  --deep                   Runs more random inputs, and checks that take up to a minute.
  --require-all            Fails if a check was not made. Give --deep too, for the checks that need it.
  --seed N                 Repeats the random inputs of an earlier run.
  --list                   Prints all rules with their checks, and all checks. Needs no server.

The results
  --report junit|json|html --out FILE
                           Also writes the results to a file. May be repeated.
  --help, --version        Prints this text, or the version.

Exit codes: 0 all checks held, 1 a rule is broken, 2 the run was not possible.
`;

/**
 * Parses the command line. Throws an Error for a wrong option.
 * @param defaults The development tokens
 */
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
      'chain-listen': { type: 'string' },
      'settle-command': { type: 'string' },
      'restart-command': { type: 'string' },
      'app-domain': { type: 'string' },
      'raised-limits': { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      profile: { type: 'string', multiple: true, default: [] },
      deep: { type: 'boolean', default: false },
      'require-all': { type: 'boolean', default: false },
      seed: { type: 'string' },
      report: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', multiple: true, default: [] },
    },
  });
  const address = readAddress('--url', values.url ?? '', 'http://127.0.0.1:8080');
  const url = address.replace(/\/api$/, '');
  if (url !== new URL(url).origin)
    throw new Error('--url must be an origin such as http://127.0.0.1:8080, without a path.');
  const { live = `${url.replace(/^http/, 'ws')}/api/live`, analytics } = values;
  return {
    url,
    botToken: values['bot-token'],
    live: live === 'none' ? null : readAddress('--live', live, 'ws://127.0.0.1:8080/api/live'),
    analytics:
      analytics === undefined
        ? null
        : readAddress('--analytics', analytics, 'http://127.0.0.1:8080/analytics'),
    analyticsToken: values['analytics-token'],
    botApiPort: readPort('--bot-api-listen', values['bot-api-listen']),
    settleCommand: values['settle-command'] ?? null,
    restartCommand: values['restart-command'] ?? null,
    chainPort: readPort('--chain-listen', values['chain-listen']),
    only: namesOf(values.only),
    profiles: namesOf(values.profile),
    appDomain: values['app-domain'] ?? new URL(url).hostname,
    raisedLimits: values['raised-limits'],
    deep: values.deep,
    requireAll: values['require-all'],
    seed: readNumber('--seed', values.seed) ?? randomInt(2 ** 31),
    reports: readReports(values.report, values.out),
  };
}

const namesOf = (lists: string[]) =>
  lists.flatMap((names) => names.split(',').map((name) => name.trim()));

/**
 * Returns the address in `text` without slashes at its end. The address must have the scheme of `example`, such as
 * `http`, or the encrypted form of that scheme, such as `https`.
 * @throws An Error if `text` is not an address, has another scheme, or contains a user, a query or a fragment.
 */
function readAddress(name: string, text: string, example: string): string {
  const [scheme] = example.split(':');
  const url = URL.parse(text);
  if (!url || ![`${scheme}:`, `${scheme}s:`].includes(url.protocol) || /[?#@]/.test(text))
    throw new Error(`${name} must be an address such as ${example}.`);
  return url.href.replace(/\/+$/, '');
}

function readPort(name: string, text: string | undefined): number | null {
  const port = readNumber(name, text);
  if (port !== null && port > mostPort) throw new Error(`${name} must be at most ${mostPort}.`);
  return port;
}

function readNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} must be a whole number.`);
  return Number(text);
}

/** Returns one report for each of `names`, with the file at the same position in `files`. */
function readReports(names: string[], files: string[]): Options['reports'] {
  if (names.length !== files.length) throw new Error('Each --report needs an --out FILE.');
  return names.map((name, at) => {
    const form = reportForms.find((one) => one === name);
    if (!form) throw new Error(`--report must be one of ${reportForms.join(', ')}.`);
    return { form, file: files[at] as string };
  });
}
