import { ApiProblem } from '@bold/sdk';
import type { DeviceStorage } from '../../lib/device-storage.ts';

type RegisterReferralDeps = {
  /** Stores a code until the server has accepted or refused it. */
  device: DeviceStorage;
  /** Part of the storage key, because several players may share a device. */
  telegramId: number;
  /** Sends the code to the server. */
  setReferralCode(code: string): Promise<unknown>;
  /** Called when the server has refused the code. The app does not send this code again. */
  onRefused(problem: ApiProblem): void;
  /** Called after any error that is not a refusal. The app sends the code again at the next launch. */
  onPostponed(): void;
};

/** Registers the referral code of this launch. Without a code, retries the code that is stored on the device. */
export async function registerReferral(
  code: string | undefined,
  { device, telegramId, setReferralCode, onRefused, onPostponed }: RegisterReferralDeps,
): Promise<void> {
  const key = `bold.referral.${telegramId}`;
  const pending = code ?? device.read(key);
  if (pending === undefined) return;
  device.write(key, pending);
  try {
    await setReferralCode(pending);
  } catch (error) {
    if (!isRefusal(error)) {
      console.warn(error);
      onPostponed();
      return;
    }
    onRefused(error);
  }
  device.remove(key);
}

/** Returns true if the server has refused the code. A retry at the next launch would be refused again. */
function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && /^(REFERRAL_|VALIDATION_FAILED$)/.test(error.code ?? '');
}
