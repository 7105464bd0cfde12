import { parseStartParameter } from '@bold/sdk/game';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import { paths, userPath } from '../../lib/paths.ts';
import type { LaunchParameters } from '../../telegram/launch-parameters.ts';

/** What following a start parameter does. */
export type StartEffects = {
  /** Goes to a path inside the app. */
  open(path: string): void;
  /** Registers who invited the player. */
  registerReferral(code: string): void;
};

/**
 * USER opens that player's card, REF registers that code (spec §2 "Start parameter handling"). Once per
 * launch: a reload keeps the page where the player has gone since.
 * @param session where it is noted that the launch was followed
 */
export function followStartParameter(
  launch: LaunchParameters,
  session: DeviceStorage,
  { open, registerReferral }: StartEffects,
) {
  const mark = `bold.started.${launch.initData.hash}`;
  if (launch.startParameter === undefined || session.read(mark) !== undefined) return;
  session.write(mark, launch.startParameter);
  const { userId, referralCode } = parseStartParameter(launch.startParameter);
  if (referralCode !== undefined) registerReferral(referralCode);
  if (userId !== undefined) open(userPath(userId, paths.bold));
}
