/**
 * The methods that each version of the Mini Apps platform introduced. The methods of 6.0 are not listed, and
 * `web_app_open_tg_link` neither: a host that shows the app in a frame, as the simulator does, takes it in any version.
 */
const introduced: Record<string, string[]> = {
  '6.1': [
    'web_app_open_link',
    'web_app_open_invoice',
    'web_app_setup_back_button',
    'web_app_set_background_color',
    'web_app_set_header_color',
    'web_app_trigger_haptic_feedback',
  ],
  '6.2': ['web_app_setup_closing_behavior', 'web_app_open_popup'],
  '6.4': [
    'web_app_open_scan_qr_popup',
    'web_app_close_scan_qr_popup',
    'web_app_read_text_from_clipboard',
  ],
  '6.7': ['web_app_switch_inline_query'],
  '6.9': ['web_app_invoke_custom_method', 'web_app_request_write_access', 'web_app_request_phone'],
  '6.10': ['web_app_setup_settings_button'],
  '7.2': [
    'web_app_biometry_get_info',
    'web_app_biometry_open_settings',
    'web_app_biometry_request_access',
    'web_app_biometry_request_auth',
    'web_app_biometry_update_token',
  ],
  '7.7': ['web_app_setup_swipe_behavior'],
  '7.8': ['web_app_share_to_story'],
  '7.10': ['web_app_setup_secondary_button', 'web_app_set_bottom_bar_color'],
  '8.0': [
    'web_app_request_safe_area',
    'web_app_request_content_safe_area',
    'web_app_request_fullscreen',
    'web_app_exit_fullscreen',
    'web_app_add_to_home_screen',
    'web_app_check_home_screen',
    'web_app_set_emoji_status',
    'web_app_request_emoji_status_access',
    'web_app_check_location',
    'web_app_request_location',
    'web_app_open_location_settings',
    'web_app_request_file_download',
    'web_app_send_prepared_message',
    'web_app_start_accelerometer',
    'web_app_stop_accelerometer',
    'web_app_start_device_orientation',
    'web_app_stop_device_orientation',
    'web_app_start_gyroscope',
    'web_app_stop_gyroscope',
    'web_app_toggle_orientation_lock',
  ],
  '9.0': [
    'web_app_device_storage_save_key',
    'web_app_device_storage_get_key',
    'web_app_device_storage_clear',
    'web_app_secure_storage_save_key',
    'web_app_secure_storage_get_key',
    'web_app_secure_storage_restore_key',
    'web_app_secure_storage_clear',
  ],
  '9.1': ['web_app_hide_keyboard'],
};

const methodVersions = new Map(
  Object.entries(introduced).flatMap(([version, methods]) =>
    methods.map((method): [string, string] => [method, version]),
  ),
);

/** The versions that added parameters to existing methods. Clients of older versions ignore the parameters. */
const parameterVersions: Record<string, Record<string, string>> = {
  web_app_open_link: { try_instant_view: '6.4', try_browser: '7.6' },
  web_app_set_header_color: { color: '6.9' },
  web_app_close: { return_back: '7.6' },
  web_app_setup_main_button: { has_shine_effect: '7.10' },
};

/** The versions that the simulator offers, the oldest first. */
export const versions: readonly string[] = ['6.0', ...Object.keys(introduced)];

/** Compares two versions number by number, so 6.10 is newer than 6.9. Returns a number for `sort`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  const place = left.findIndex((part, index) => part !== (right[index] ?? 0));
  return place < 0 ? left.length - right.length : (left[place] ?? 0) - (right[place] ?? 0);
}

/** Returns null if `version` supports `method`, otherwise the version that introduced `method`. */
export function missingSince(method: string, version: string): string | null {
  const since = methodVersions.get(method);
  return since && compareVersions(version, since) < 0 ? since : null;
}

/** Returns `data` without the parameters that are newer than `version`. */
export function knownParameters(method: string, data: object, version: string): object {
  const newer = parameterVersions[method] ?? {};
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => compareVersions(version, newer[name] ?? '6.0') >= 0),
  );
}
