import { parseStartParameter } from '@bold/sdk/game';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import { paths, userPath } from '../../lib/paths.ts';
import type { LaunchParameters } from '../../telegram/launch-parameters.ts';

export type StartEffects = {
  /** Opens a path inside the app. */
  open(path: string): void;
  /** Registers the referral codes that are stored on the device, then the code of this launch. */
  registerReferral(code: string | undefined): void;
};

/**
 * Applies the start parameter of a launch (spec §2 "Start parameter handling"). After a reload, ignores the start
 * parameter and calls `registerReferral` without a code.
 */
export function followStartParameter(
  launch: LaunchParameters,
  session: DeviceStorage,
  { open, registerReferral }: StartEffects,
) {
  const mark = `bold.started.${launch.initData.hash}`;
  const isFollowed = session.read(mark) !== undefined;
  const { startParameter = '' } = launch;
  const { userId, referralCode } = parseStartParameter(isFollowed ? '' : startParameter);
  session.write(mark, startParameter);
  registerReferral(referralCode);
  if (userId !== undefined) open(userPath(userId, paths.bold));
}
