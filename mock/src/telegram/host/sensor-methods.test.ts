import { expect, test } from 'vitest';
import { receiveMessage, testHost } from './test-host.ts';

test('the app is reported as missing on the home screen until it is added', () => {
  const before = receiveMessage(testHost(), 'web_app_check_home_screen');
  const { state } = receiveMessage(testHost(), 'web_app_add_to_home_screen');

  expect(before.replies).toMatchObject([{ eventData: { status: 'missed' } }]);
  expect(receiveMessage(state, 'web_app_check_home_screen').replies).toMatchObject([
    { eventData: { status: 'added' } },
  ]);
});

test.each([
  ['web_app_biometry_get_info', 'biometry_info_received'],
  ['web_app_check_location', 'location_checked'],
  ['web_app_start_gyroscope', 'gyroscope_failed'],
])('%s is answered with %s, because the device has no such sensor', (method, eventType) => {
  expect(receiveMessage(testHost(), method).replies).toMatchObject([{ eventType }]);
});
