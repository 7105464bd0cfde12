import type { HostState } from './host-state.ts';
import type { HostMessage, Method, MethodData } from './method.ts';

const keyPattern = /^[A-Za-z0-9_-]{1,128}$/;
const valueMaxLength = 4096;

export const storageMethods: Record<string, Method> = {
  web_app_invoke_custom_method: (state, data) => {
    const params = data.within('params');
    const response = (body: object): HostMessage[] => [
      { eventType: 'custom_method_invoked', eventData: { req_id: data.text('req_id'), ...body } },
    ];
    switch (data.text('method')) {
      case 'saveStorageValue': {
        const [key, value] = [params.text('key') ?? '', params.text('value') ?? ''];
        if (!keyPattern.test(key)) return { send: response({ error: 'KEY_INVALID' }) };
        if (value.length > valueMaxLength) return { send: response({ error: 'VALUE_INVALID' }) };
        return {
          set: { cloud: { ...state.cloud, [key]: value } },
          send: response({ result: true }),
        };
      }
      case 'getStorageValues': {
        const found = keys(params).map((key) => [key, state.cloud[key] ?? '']);
        return { send: response({ result: Object.fromEntries(found) }) };
      }
      case 'getStorageKeys':
        return { send: response({ result: Object.keys(state.cloud) }) };
      case 'deleteStorageValues':
        return {
          set: { cloud: without(state.cloud, keys(params)) },
          send: response({ result: true }),
        };
      default:
        return { send: response({ error: 'UNKNOWN_METHOD' }) };
    }
  },
  web_app_read_text_from_clipboard: ({ device }, data) => {
    // Telegram lets an app read the clipboard only if it was opened from the attachment menu.
    const isFromAttachmentMenu = device.opening === 'group' || device.opening === 'private';
    const eventData = {
      req_id: data.text('req_id'),
      data: isFromAttachmentMenu ? 'Text from the clipboard' : null,
    };
    return { send: [{ eventType: 'clipboard_text_received', eventData }] };
  },
  ...storageMethodsOf('device_storage', 'deviceStorage'),
  ...storageMethodsOf('secure_storage', 'secureStorage'),
  web_app_secure_storage_restore_key: (_, data) => ({
    send: [
      {
        eventType: 'secure_storage_failed',
        eventData: { req_id: data.text('req_id'), error: 'RESTORE_UNAVAILABLE' },
      },
    ],
  }),
};

function storageMethodsOf(
  name: string,
  place: 'deviceStorage' | 'secureStorage',
): Record<string, Method> {
  const response = (event: string, data: MethodData, body: object = {}): HostMessage[] => [
    { eventType: `${name}_${event}`, eventData: { req_id: data.text('req_id'), ...body } },
  ];
  return {
    [`web_app_${name}_save_key`]: (state: HostState, data) => {
      const key = data.text('key') ?? '';
      const value = data.text('value');
      const rest = without(state[place], [key]);
      return {
        set: { [place]: value === undefined ? rest : { ...rest, [key]: value } },
        send: response('key_saved', data),
      };
    },
    [`web_app_${name}_get_key`]: (state, data) => ({
      send: response('key_received', data, { value: state[place][data.text('key') ?? ''] ?? null }),
    }),
    [`web_app_${name}_clear`]: (_, data) => ({
      set: { [place]: {} },
      send: response('cleared', data),
    }),
  };
}

function keys(params: MethodData): string[] {
  return params.list('keys').filter((key) => typeof key === 'string');
}

function without(record: Record<string, string>, gone: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !gone.includes(key)));
}
