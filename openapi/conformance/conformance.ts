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

/** How a run goes on. */
export interface Manner {
  /** Hears of each result. */
  tell?: (result: Result) => void;
  /** One that plays already. */
  botApi?: BotApi | null;
  /** The tag whose checks are made first. */
  firstTag?: string;
  /** Whether the first failure ends the run. */
  stopAtFirst?: boolean;
}

const patienceMs = 60_000;
const stepMs = 100;

/**
 * Holds a server against the contract. Waits up to a minute for the server, and with a Bot API for the server's first
 * call to it. Rejects with one sentence when the run is not possible.
 */
export async function conformance(
  options: Options,
  { tell, botApi = null, firstTag, stopAtFirst = false }: Manner = {},
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
  if (checks.length === 0) throw new Error(`--only knows no tag ${options.only.join(', ')}.`);
  try {
    await waitFor(() => answers(options.url), `Nothing answers at ${options.url}.`);
    const { botApi: played } = target;
    if (played) {
      await waitFor(async () => played.isHeard, `The server never called ${played.address}.`);
    }
    const isFirst = ({ tag }: Check) => tag === firstTag;
    const ordered = [...checks.filter(isFirst), ...checks.filter((check) => !isFirst(check))];
    return { results: await runChecks(target, ordered, tell, stopAtFirst), target };
  } finally {
    await own?.close();
  }
}

async function waitFor(isThere: () => Promise<boolean>, sentence: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(sentence);
    await delay(stepMs);
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/level`).then(
    ({ status }) => status < 500,
    () => false,
  );
}
