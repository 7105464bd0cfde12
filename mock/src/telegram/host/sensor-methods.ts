import type { Method } from './method.ts';

const none = { available: false };
const unsupported = { error: 'UNSUPPORTED' };

const responded =
  (eventType: string, eventData: object): Method =>
  () => ({ send: [{ eventType, eventData }] });

const ignored: Method = () => ({});

/** The methods of the home screen, and the methods of features that the simulator does not have, such as biometry. */
export const sensorMethods: Record<string, Method> = {
  web_app_add_to_home_screen: () => ({
    set: { homeScreen: true },
    send: [{ eventType: 'home_screen_added' }],
  }),
  web_app_check_home_screen: ({ homeScreen }) => ({
    send: [
      { eventType: 'home_screen_checked', eventData: { status: homeScreen ? 'added' : 'missed' } },
    ],
  }),
  web_app_biometry_get_info: responded('biometry_info_received', none),
  web_app_biometry_open_settings: ignored,
  web_app_biometry_request_access: responded('biometry_info_received', none),
  web_app_biometry_request_auth: responded('biometry_auth_requested', { status: 'failed' }),
  web_app_biometry_update_token: responded('biometry_token_updated', { status: 'failed' }),
  web_app_check_location: responded('location_checked', none),
  web_app_request_location: responded('location_requested', none),
  web_app_open_location_settings: ignored,
  web_app_start_accelerometer: responded('accelerometer_failed', unsupported),
  web_app_stop_accelerometer: responded('accelerometer_stopped', {}),
  web_app_start_gyroscope: responded('gyroscope_failed', unsupported),
  web_app_stop_gyroscope: responded('gyroscope_stopped', {}),
  web_app_start_device_orientation: responded('device_orientation_failed', unsupported),
  web_app_stop_device_orientation: responded('device_orientation_stopped', {}),
  web_app_set_emoji_status: responded('emoji_status_failed', { error: 'USER_DECLINED' }),
  web_app_toggle_orientation_lock: ignored,
  web_app_hide_keyboard: ignored,
};
