import { problems } from '@bold/sdk/problems';
import { everyOperation, type FaultCode, liveOperation, networkFailure } from '../faults/faults.ts';
import { operations } from '../http/route.ts';
import { isLiveCode } from '../live/live-faults.ts';

export const faultTargets: [key: string, label: string][] = [
  [everyOperation, 'Every operation'],
  [liveOperation, 'Live connection'],
  ...operations.map(({ id }): [string, string] => [id, id]),
];

/** Returns the fault codes that the panel offers for `target`, which is one of the keys in `faultTargets`. */
export function faultCodes(target: string): FaultCode[] {
  const all = Object.keys(problems) as (keyof typeof problems)[];
  if (target === liveOperation)
    return [networkFailure, 'INIT_DATA_EXPIRED', 'PLAYER_BANNED', ...all.filter(isLiveCode)];
  const operation = operations.find(({ id }) => id === target);
  const codes = operation?.problems ?? all.filter((code) => problems[code].status !== null);
  return [networkFailure, ...codes];
}
