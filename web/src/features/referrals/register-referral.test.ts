import { ApiProblem } from '@bold/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { registerReferral } from './register-referral.ts';

const refused = new ApiProblem('problem', 409, { code: 'REFERRAL_CODE_ALREADY_SET' });
const unreachable = new ApiProblem('network', 0, {});

afterEach(() => {
  vi.restoreAllMocks();
});

async function launch(code: string | undefined, device = memoryDevice(), error?: ApiProblem) {
  const setReferralCode = vi.fn(async (_code: string) => {
    if (error) throw error;
  });
  const onRefused = vi.fn(async () => {});
  const onPostponed = vi.fn();
  const deps = { device, telegramId: 1, setReferralCode, onRefused, onPostponed };
  await registerReferral(code, deps);
  return deps;
}

test('[START-02] a code is registered once', async () => {
  const { device, setReferralCode } = await launch('ab12');
  expect(setReferralCode).toHaveBeenCalledExactlyOnceWith('ab12');
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});

test('[START-03] a code whose call failed is tried again at the next launch', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { device, onRefused, onPostponed } = await launch('ab12', memoryDevice(), unreachable);
  expect(onRefused).not.toHaveBeenCalled();
  expect(onPostponed).toHaveBeenCalledOnce();

  const next = await launch(undefined, device);
  expect(next.onPostponed).not.toHaveBeenCalled();

  expect(next.setReferralCode).toHaveBeenCalledExactlyOnceWith('ab12');
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});

test('[START-03] a code whose call failed is sent before a newer one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { device } = await launch('ab12', memoryDevice(), unreachable);
  const offline = await launch('cd34', device, unreachable);
  expect(offline.setReferralCode).toHaveBeenCalledExactlyOnceWith('ab12');
  expect(offline.onPostponed).toHaveBeenCalledOnce();

  const { setReferralCode } = await launch('ab12', device);
  expect(setReferralCode.mock.calls).toEqual([['ab12'], ['cd34']]);
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});

test('[START-03] a code that was registered is not sent again because a newer one failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const device = memoryDevice();
  device.write('bold.referral.1', 'ab12 cd34');
  const deps = { device, telegramId: 1, onRefused: vi.fn(async () => {}), onPostponed: vi.fn() };
  const setReferralCode = vi.fn().mockResolvedValueOnce(0).mockRejectedValueOnce(unreachable);
  await registerReferral(undefined, { ...deps, setReferralCode });

  expect((await launch(undefined, device)).setReferralCode.mock.calls).toEqual([['cd34']]);
});

test('[START-03] a newer code is sent after the server has refused the one before', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { device } = await launch('ab12', memoryDevice(), unreachable);
  const { setReferralCode, onRefused } = await launch('cd34', device, refused);
  expect(setReferralCode.mock.calls).toEqual([['ab12'], ['cd34']]);
  expect(onRefused).toHaveBeenCalledTimes(2);
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});

test('[START-03] a code that the server refuses is reported and not tried again', async () => {
  const { device, onRefused, onPostponed } = await launch('ab12', memoryDevice(), refused);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refused);
  expect(onPostponed).not.toHaveBeenCalled();
  expect((await launch(undefined, device)).setReferralCode).not.toHaveBeenCalled();
});

test('[START-03] a code that is not valid, such as a too long one, is not tried again and does not block a later one', async () => {
  const invalid = new ApiProblem('problem', 400, { code: 'VALIDATION_FAILED' });
  const { device, onRefused, onPostponed } = await launch('a'.repeat(33), memoryDevice(), invalid);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(invalid);
  expect(onPostponed).not.toHaveBeenCalled();
  expect((await launch('ab12', device)).setReferralCode.mock.calls).toEqual([['ab12']]);
});

test('[START-03] a refused code whose reason could not be shown is sent again at the next launch', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const device = memoryDevice();
  const onPostponed = vi.fn();
  await registerReferral('ab12', {
    ...{ device, telegramId: 1, onPostponed },
    setReferralCode: () => Promise.reject(refused),
    onRefused: () => Promise.reject(new Error('The texts did not load')),
  });
  expect(onPostponed).toHaveBeenCalledOnce();
  expect((await launch(undefined, device)).setReferralCode.mock.calls).toEqual([['ab12']]);
});
