import { plainSetting } from '@bold/mock/panel';
import { expect, test } from 'vitest';
import { memoryDevice } from '../test/memory-device.ts';
import { keepSetting, keptSettingKey, readKeptSetting } from './kept-setting.ts';

const setting = { ...plainSetting, scenario: 'rich', seed: 3 } as const;

/** A session in which the setting was chosen after the messenger had said `a=1`. */
function session() {
  const device = memoryDevice();
  keepSetting(device, { setting: { ...setting, world: 'packed' }, launchQuery: 'a=1' });
  return device;
}

test('after a reload the setting is the same, without the world of its beginning', () => {
  expect(readKeptSetting(session(), '')).toEqual({ setting, launchQuery: 'a=1' });
  expect(readKeptSetting(session(), 'a=1')).toEqual({ setting, launchQuery: 'a=1' });
});

test('when the messenger opens the app anew its word counts', () => {
  expect(readKeptSetting(session(), 'a=2')).toBeNull();
});

test('where nothing was kept there is nothing', () => {
  const device = memoryDevice();
  expect(readKeptSetting(device, '')).toBeNull();
  device.write(keptSettingKey, '["a=1","{"]');
  expect(readKeptSetting(device, '')).toBeNull();
});
