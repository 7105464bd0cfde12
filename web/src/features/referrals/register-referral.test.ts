import { ApiProblem } from '@bold/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { registerReferral } from './register-referral.ts';

const refused = new ApiProblem('problem', 409, { code: 'REFERRAL_CODE_ALREADY_SET' });
const unreachable = new ApiProblem('network', 0, {});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Registers a code, or none, at a launch whose call fails with `error`. */
async function launch(code: string | undefined, device = memoryDevice(), error?: ApiProblem) {
  const setReferralCode = vi.fn(async () => {
    if (error) throw error;
  });
  const tellRefused = vi.fn();
  await registerReferral(code, { device, telegramId: 1, setReferralCode, tellRefused });
  return { device, setReferralCode, tellRefused };
}

test('[START-02] a code is registered once', async () => {
  const { device, setReferralCode } = await launch('ab12');
  expect(setReferralCode).toHaveBeenCalledExactlyOnceWith('ab12');
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});

test('[START-02] a code that could not reach the server is tried again at the next launch', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { device, tellRefused } = await launch('ab12', memoryDevice(), unreachable);
  expect(tellRefused).not.toHaveBeenCalled();

  const next = await launch(undefined, device);

  expect(next.setReferralCode).toHaveBeenCalledExactlyOnceWith('ab12');
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});

test('a newer code replaces one that could not reach the server', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { device } = await launch('ab12', memoryDevice(), unreachable);
  expect((await launch('cd34', device)).setReferralCode).toHaveBeenCalledWith('cd34');
});

test('the player is told of a code that the server refuses, and it is not tried again', async () => {
  const { device, tellRefused } = await launch('ab12', memoryDevice(), refused);
  expect(tellRefused).toHaveBeenCalledExactlyOnceWith(refused);
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});
