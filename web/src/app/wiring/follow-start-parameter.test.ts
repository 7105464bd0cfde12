import { expect, test, vi } from 'vitest';
import { launchOf } from '../../../test/launch-of.ts';
import { memoryDevice } from '../../../test/memory-device.ts';
import type { LaunchParameters } from '../../telegram/launch-parameters.ts';
import { followStartParameter } from './follow-start-parameter.ts';

async function follow(startParameter: string | undefined) {
  return followLaunch(await launchOf(startParameter === undefined ? {} : { startParameter }));
}

function followLaunch(launch: LaunchParameters, session = memoryDevice()) {
  const effects = { open: vi.fn(), registerReferral: vi.fn() };
  followStartParameter(launch, session, effects);
  return effects;
}

test('[START-01] USER opens that player’s card, whose back button leads to /bold', async () => {
  const { open, registerReferral } = await follow('USER7');
  expect(open).toHaveBeenCalledExactlyOnceWith('/user/7?backHref=%2Fbold');
  expect(registerReferral).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('[START-02] REF registers that referral code', async () => {
  const { open, registerReferral } = await follow('REFab12');
  expect(registerReferral).toHaveBeenCalledExactlyOnceWith('ab12');
  expect(open).not.toHaveBeenCalled();
});

test('[START-01] [START-02] a start parameter can open a card and register a code', async () => {
  const { open, registerReferral } = await follow('USER7REFab12');
  expect(open).toHaveBeenCalledExactlyOnceWith('/user/7?backHref=%2Fbold');
  expect(registerReferral).toHaveBeenCalledExactlyOnceWith('ab12');
});

test('a reload does not follow the start parameter again, but another launch does', async () => {
  const session = memoryDevice();
  const launch = await launchOf({ startParameter: 'USER7REFab12' });
  expect(followLaunch(launch, session).open).toHaveBeenCalledOnce();
  const reloaded = followLaunch(launch, session);
  expect(reloaded.open).not.toHaveBeenCalled();
  expect(reloaded.registerReferral).toHaveBeenCalledExactlyOnceWith(undefined);
  const next = { ...launch, initData: { ...launch.initData, hash: 'another' } };
  expect(followLaunch(next, session).open).toHaveBeenCalledOnce();
});

test('a launch without a start parameter opens no card and registers no code', async () => {
  const { open, registerReferral } = await follow(undefined);
  expect(open).not.toHaveBeenCalled();
  expect(registerReferral).toHaveBeenCalledExactlyOnceWith(undefined);
});
