import { setTimeout as delay } from 'node:timers/promises';
import { allChecks, selectChecks } from './all-checks.ts';
import { BotApi } from './bot-api/bot-api.ts';
import { ChainApi } from './chain/chain-api.ts';
import type { NumberedCheck, Result } from './check.ts';
import { reach } from './reach.ts';
import type { Options } from './read-options.ts';
import { runChecks } from './run-checks.ts';
import { Target } from './target.ts';

export type Run = { results: Result[]; target: Target };

/** Options of a run that are not command-line options. */
export type RunOptions = {
  onResult?: (result: Result) => void;
  /** Called once with a sentence if the server does not respond at first. */
  onWait?: (sentence: string) => void;
  /** A running fake of the Bot API. It is used only if the option `botApiPort` is null. */
  botApi?: BotApi | null;
  /** A running fake of the TON chain's API, used if the port `chainPort` is null. */
  chain?: ChainApi | null;
  /** The tag of the checks that start first, as far as the order of `runChecks` allows. */
  firstTag?: string;
  /** If true, the run stops after the first failure, but the checks of the phase `last` still run. */
  stopAtFirst?: boolean;
};

const timeoutMs = 60_000;
const stepMs = 100;

/**
 * Checks the server against the contract. First waits for these conditions, up to one minute for each:
 * - the server responds
 * - if the run has a fake Bot API, the server can receive updates
 * @throws An Error whose message is one sentence, if the run is not possible.
 *
 * @example
 * import { readOptions } from './read-options.ts';
 *
 * const tokens = { bot_token: '1:token', analytics_token: 'token' };
 * const { results } = await conformance(readOptions(['--url', 'http://127.0.0.1:8080'], tokens));
 * console.log(results.filter(({ state }) => state === 'broken'));
 */
export async function conformance(
  options: Options,
  { onResult, onWait, botApi = null, chain = null, firstTag, stopAtFirst = false }: RunOptions = {},
): Promise<Run> {
  const own = options.botApiPort === null ? null : await BotApi.listen(options.botApiPort);
  const ownChain = options.chainPort === null ? null : await ChainApi.listen(options.chainPort);
  const target = new Target({
    addresses: {
      api: `${options.url}/api`,
      live: options.live,
      analytics: options.analytics,
    },
    botToken: options.botToken,
    analyticsToken: options.analyticsToken,
    botApi: own ?? botApi,
    chain: ownChain ?? chain,
    settleCommand: options.settleCommand,
    restartCommand: options.restartCommand,
    appDomain: options.appDomain,
    raisedLimits: options.raisedLimits,
    seed: options.seed,
    deep: options.deep,
    only: options.only,
    profiles: options.profiles,
  });
  try {
    const checks = selectChecks(allChecks(target.documents), options);
    await reach(`${options.url}/api/level`, timeoutMs, onWait);
    const { botApi: ready } = target;
    if (ready) {
      await waitFor(
        async () => ready.isConnected,
        () => ready.missingCallsWithin('a minute'),
      );
    }
    const isFirst = ({ tag }: NumberedCheck) => tag === firstTag;
    const ordered = [...checks.filter(isFirst), ...checks.filter((check) => !isFirst(check))];
    return { results: await runChecks(target, ordered, onResult, stopAtFirst), target };
  } finally {
    await Promise.all([own?.close(), ownChain?.close()]);
  }
}

async function waitFor(isReady: () => Promise<boolean>, sentence: () => string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(sentence());
    await delay(stepMs);
  }
}
