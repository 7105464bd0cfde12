import { type Launch, launchParametersFor, launchQuery, people } from '@bold/mock/telegram';
import { type LaunchParameters, parseLaunchParameters } from '../src/telegram/launch-parameters.ts';

/** Returns launch parameters of the simulator's first person, with signed init data. */
export async function launchOf(change: Partial<Launch> = {}): Promise<LaunchParameters> {
  const [person] = people;
  if (!person) throw new Error('The simulator has no people');
  return parseLaunchParameters(launchQuery(await launchParametersFor({ person, ...change })));
}
