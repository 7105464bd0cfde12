import { expect, test } from 'vitest';
import { compareVersions, knownParameters, missingSince, versions } from './method-versions.ts';

test('6.10 is newer than 6.9', () => {
  expect(compareVersions('6.10', '6.9')).toBeGreaterThan(0);
  expect(compareVersions('6.1', '7.0')).toBeLessThan(0);
  expect(compareVersions('8.0', '8.0')).toBe(0);
});

test.each([
  ['web_app_open_link', '6.0', '6.1'],
  ['web_app_open_invoice', '6.0', '6.1'],
  ['web_app_trigger_haptic_feedback', '6.0', '6.1'],
  ['web_app_setup_closing_behavior', '6.1', '6.2'],
  ['web_app_invoke_custom_method', '6.8', '6.9'],
  ['web_app_setup_settings_button', '6.9', '6.10'],
  ['web_app_setup_swipe_behavior', '7.6', '7.7'],
  ['web_app_setup_secondary_button', '7.9', '7.10'],
  ['web_app_request_safe_area', '7.10', '8.0'],
  ['web_app_device_storage_get_key', '8.0', '9.0'],
])('%s is unknown in %s and known in %s', (method, before, since) => {
  expect(missingSince(method, before)).toBe(since);
  expect(missingSince(method, since)).toBeNull();
});

test.each([
  'web_app_ready',
  'web_app_expand',
  'web_app_setup_main_button',
  'web_app_request_theme',
])('%s is known since 6.0', (method) => {
  expect(missingSince(method, '6.0')).toBeNull();
});

test.each([
  ['web_app_open_link', 'try_instant_view', '6.3', '6.4'],
  ['web_app_open_link', 'try_browser', '7.5', '7.6'],
  ['web_app_set_header_color', 'color', '6.8', '6.9'],
  ['web_app_close', 'return_back', '7.5', '7.6'],
  ['web_app_setup_main_button', 'has_shine_effect', '7.9', '7.10'],
])('%s ignores the parameter %s in %s and reads it in %s', (method, name, before, since) => {
  const data = { other: 1, [name]: 2 };

  expect(knownParameters(method, data, before)).toEqual({ other: 1 });
  expect(knownParameters(method, data, since)).toEqual(data);
});

test('the simulator’s versions ascend from 6.0', () => {
  expect([...versions].sort(compareVersions)).toEqual(versions);
  expect(versions[0]).toBe('6.0');
});
