import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { BotApi, ChainApi, conformance, type Result, readOptions } from '@bold/openapi/conformance';
import { onTestFinished } from 'vitest';
import { type Differences, startServer } from './reference-server.ts';

/**
 * Runs the conformance kit on a new reference server that uses the kit's Bot API and chain.
 * @param only The ids of the checks to run; empty for all checks.
 */
export async function runKit(differences: Differences = {}, only: string[] = []) {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  const chain = await ChainApi.listen(0);
  onTestFinished(() => chain.close());
  const { argv, stop } = await startServer({
    telegramApiRoot: botApi.address,
    tonApiUrl: chain.address,
    ...differences,
  });
  onTestFinished(stop);
  const selected = only.flatMap((id) => ['--only', id]);
  return conformance(readOptions([...argv, ...selected], development), { botApi, chain });
}

/** Returns the title, the `sentence` and the `steps` of each check whose result has this `state`. */
export const checksIn = (state: Result['state'], results: readonly Result[]) =>
  results
    .filter((result) => result.state === state)
    .map(({ check, sentence, steps }) => [check.title, sentence, ...steps]);
