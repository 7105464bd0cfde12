import { expect, test } from 'vitest';
import { controlsOf, plainSetting, readSetting, type Setting, writeSetting } from './setting.ts';

test('a setting that was written down is the same when it is read', () => {
  const setting: Setting = {
    scenario: 'flaky',
    person: 'terry',
    seed: 7,
    controls: { latencyMs: 40, faults: { getMe: { rate: 0.5, code: 'INTERNAL_ERROR' } } },
    world: 'abc',
  };

  expect(readSetting(writeSetting(setting))).toEqual(setting);
});

test('what is the default is not written down', () => {
  const { scenario, person } = plainSetting;

  expect(JSON.parse(writeSetting(plainSetting))).toEqual({ scenario, person });
});

test.each([null, '', '{', 'null', '[]', '{"scenario":"toString"}'])('%j is no setting', (text) => {
  expect(readSetting(text)).toBeNull();
});

test('parts that mean nothing take their defaults', () => {
  const text =
    '{"scenario":"rich","person":"nobody","seed":"x","controls":{"latencyMs":"1","live":"slow","odd":1,"faults":{"getMe":{"rate":1,"code":"ODD"}}}}';

  expect(readSetting(text)).toEqual({
    ...plainSetting,
    scenario: 'rich',
    controls: { live: 'slow', faults: {} },
  });
});

test("an override goes before the scenario's control, the others stay", () => {
  const controls = controlsOf({ ...plainSetting, scenario: 'slow', controls: { live: 'steady' } });

  expect(controls).toMatchObject({ latencyMs: 2_000, live: 'steady', isOffline: false });
});
