import { setTimeout as delay } from 'node:timers/promises';
import { allChecks } from './all-checks.ts';
import { BotApi } from './bot-api/bot-api.ts';
import type { Check, Result } from './check.ts';
import type { Options } from './read-options.ts';
import { runChecks } from './run-checks.ts';
import { Target } from './target.ts';

export interface Run {
  results: Result[];
  target: Target;
}

/** Options of a run that are not command-line options. */
export interface RunOptions {
  /** Called with each result. */
  onResult?: (result: Result) => void;
  /** A Bot API that already runs. */
  botApi?: BotApi | null;
  /** The tag whose checks run first. */
  firstTag?: string;
  /** Ends the run at the first failure. */
  stopAtFirst?: boolean;
}

const timeoutMs = 60_000;
const stepMs = 100;

/**
 * Checks a server against the contract, after waiting up to a minute for the server and, with a Bot API, for the server's
 * first call of it. Rejects with one sentence when the run is not possible.
 */
export async function conformance(
  options: Options,
  { onResult, botApi = null, firstTag, stopAtFirst = false }: RunOptions = {},
): Promise<Run> {
  const own = options.botApiPort === null ? null : await BotApi.listen(options.botApiPort);
  const target = new Target({
    addresses: {
      api: `${options.url}/api`,
      live: options.live,
      analytics: options.analytics,
    },
    botToken: options.botToken,
    analyticsToken: options.analyticsToken,
    botApi: own ?? botApi,
    appDomain: options.appDomain,
    raisedLimits: options.raisedLimits,
    seed: options.seed,
    deep: options.deep,
  });
  const checks = allChecks(target.documents).filter(
    ({ tag, deep = false }) =>
      (options.only.length === 0 || options.only.includes(tag)) && (options.deep || !deep),
  );
  if (checks.length === 0) {
    throw new Error(`--only ${options.only.join(',')}: there is no check with this tag.`);
  }
  try {
    await waitFor(() => isReachable(options.url), `No server responds at ${options.url}.`);
    const { botApi: ready } = target;
    if (ready) {
      await waitFor(
        async () => ready.isConnected,
        `The server did not call the Bot API at ${ready.address} within a minute.`,
      );
    }
    const isFirst = ({ tag }: Check) => tag === firstTag;
    const ordered = [...checks.filter(isFirst), ...checks.filter((check) => !isFirst(check))];
    return { results: await runChecks(target, ordered, onResult, stopAtFirst), target };
  } finally {
    await own?.close();
  }
}

async function waitFor(isReady: () => Promise<boolean>, sentence: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(sentence);
    await delay(stepMs);
  }
}

function isReachable(url: string): Promise<boolean> {
  return fetch(`${url}/api/level`).then(
    ({ status }) => status < 500,
    () => false,
  );
}
