import { ApiProblem } from '@bold/sdk';
import type { DeviceStorage } from '../../lib/device-storage.ts';

type RegisterReferralDeps = {
  device: DeviceStorage;
  telegramId: number;
  setReferralCode(code: string): Promise<unknown>;
  /** Called when the server has refused the code. If it resolves, the app does not send this code again. */
  onRefused(problem: ApiProblem): Promise<void>;
  /**
   * Called if a request fails for another reason than a refusal of the code, for example without a network, or if
   * `onRefused` rejects. The registration stops, and the next launch continues with the same code.
   */
  onPostponed(): void;
};

/** Registers the codes that earlier launches have stored on the device, then the referral code of this launch. */
export async function registerReferral(
  code: string | undefined,
  { device, telegramId, setReferralCode, onRefused, onPostponed }: RegisterReferralDeps,
): Promise<void> {
  const key = `bold.referral.${telegramId}`;
  // The first invitation counts, and the server keeps the first code that it receives.
  const pending = new Set(device.read(key)?.split(' ') ?? []);
  if (code !== undefined) pending.add(code);
  for (const next of pending) {
    device.write(key, [...pending].join(' '));
    try {
      await setReferralCode(next).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        return onRefused(error);
      });
    } catch (error) {
      console.warn(error);
      onPostponed();
      return;
    }
    pending.delete(next);
  }
  device.remove(key);
}

/** Returns true if the server has refused the code, and would refuse it at the next launch too. */
function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && /^(REFERRAL_|VALIDATION_FAILED$)/.test(error.code ?? '');
}
