import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { BotApi, ChainApi, conformance, type Result, readOptions } from '@bold/openapi/conformance';
import { onTestFinished } from 'vitest';
import { type Differences, startServer } from './reference-server.ts';

/** Runs the whole conformance kit, with its Bot API and its chain, on a reference server that it starts. */
export async function runKit(differences: Differences = {}) {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  const chain = await ChainApi.listen(0);
  onTestFinished(() => chain.close());
  const { url, stop, settleCommand } = await startServer({
    telegramApiRoot: botApi.address,
    tonApiUrl: chain.address,
    ...differences,
  });
  onTestFinished(stop);
  const options = readOptions(
    ['--url', url, '--analytics', `${url}/analytics`, '--settle-command', settleCommand],
    development,
  );
  return conformance(options, { botApi, chain });
}

/** Returns title, sentence and steps of the checks in this state. */
export const checksIn = (state: Result['state'], results: readonly Result[]) =>
  results
    .filter((result) => result.state === state)
    .map(({ check, sentence, steps }) => [check.title, sentence, ...steps]);
