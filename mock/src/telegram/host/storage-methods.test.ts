import { expect, test } from 'vitest';
import { receiveMessage, testHost } from './test-host.ts';

type State = ReturnType<typeof testHost>;
const invoke = (state: State, method: string, params: unknown) =>
  receiveMessage(state, 'web_app_invoke_custom_method', { req_id: 'r1', method, params });
const result = (state: State, method: string, params: unknown) =>
  invoke(state, method, params).replies[0]?.eventData;

test('a saved value is read from the cloud, and a missing one is empty', () => {
  const { state, replies } = invoke(testHost(), 'saveStorageValue', { key: 'k', value: 'v' });

  expect(replies).toEqual([
    { eventType: 'custom_method_invoked', eventData: { req_id: 'r1', result: true } },
  ]);
  expect(result(state, 'getStorageValues', { keys: ['k', 'other'] })).toEqual({
    req_id: 'r1',
    result: { k: 'v', other: '' },
  });
  expect(result(state, 'getStorageKeys', {})).toMatchObject({ result: ['k'] });
});

test('a deleted value is gone', () => {
  const saved = invoke(testHost(), 'saveStorageValue', { key: 'k', value: 'v' }).state;

  const { state } = invoke(saved, 'deleteStorageValues', { keys: ['k'] });

  expect(result(state, 'getStorageKeys', {})).toMatchObject({ result: [] });
});

test('invalid keys, keys of more than 128 characters, values of more than 4096 characters and unknown methods return errors', () => {
  const state = testHost();

  expect(result(state, 'saveStorageValue', { key: 'a b', value: '' })).toMatchObject({
    error: 'KEY_INVALID',
  });
  expect(result(state, 'saveStorageValue', { key: 'k'.repeat(129), value: '' })).toMatchObject({
    error: 'KEY_INVALID',
  });
  expect(result(state, 'saveStorageValue', { key: 'k'.repeat(128), value: '' })).toMatchObject({
    result: true,
  });
  expect(result(state, 'saveStorageValue', { key: 'k', value: 'v'.repeat(4097) })).toMatchObject({
    error: 'VALUE_INVALID',
  });
  expect(result(state, 'saveStorageValue', { key: 'k', value: 'v'.repeat(4096) })).toMatchObject({
    result: true,
  });
  expect(result(state, 'dance', {})).toMatchObject({ error: 'UNKNOWN_METHOD' });
});

test('device storage saves, returns, removes one value and clears all', () => {
  const save = (state: State, key: string, value: string | null) =>
    receiveMessage(state, 'web_app_device_storage_save_key', { req_id: 'r', key, value }).state;
  const get = (state: State, key: string) =>
    receiveMessage(state, 'web_app_device_storage_get_key', { req_id: 'r', key }).replies[0]
      ?.eventData;
  const both = save(save(testHost(), 'a', '1'), 'b', '2');

  expect(get(both, 'a')).toEqual({ req_id: 'r', value: '1' });
  expect(get(save(both, 'a', null), 'a')).toEqual({ req_id: 'r', value: null });
  const { state } = receiveMessage(both, 'web_app_device_storage_clear', { req_id: 'r' });
  expect(get(state, 'b')).toEqual({ req_id: 'r', value: null });
});

test('only an app from the attachment menu can read the clipboard', () => {
  const text = (opening: 'button' | 'group') =>
    receiveMessage(testHost({ opening }), 'web_app_read_text_from_clipboard', { req_id: 'c' })
      .replies;

  expect(text('button')).toEqual([
    { eventType: 'clipboard_text_received', eventData: { req_id: 'c', data: null } },
  ]);
  expect(text('group')).toMatchObject([{ eventData: { data: 'Text from the clipboard' } }]);
});
