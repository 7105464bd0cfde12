import { expect, test } from 'vitest';
import { fakePage } from './analytics.fixture.ts';
import { listenToPage } from './listen-to-page.ts';

function listen() {
  const page = fakePage();
  const received: unknown[] = [];
  const end = listenToPage(page, {
    record: (name, fields) => received.push([name, fields]),
    recordTask: (taskId) => received.push(taskId),
  });
  return { page, received, end };
}

test('[ANA-02] a wallet’s connection is recorded from the window with its own fields', () => {
  const { page, received } = listen();
  const own = { is_success: true, wallet_address: '0:11', custom_data: { chain_id: '-239' } };
  const detail = { ...own, type: 'connection-completed', wallet_state_init: 'te6cc'.repeat(99) };
  page.dispatch('ton-connect-connection-completed', detail);
  expect(received).toEqual([['connection-completed', own]]);
});

test('[ANA-01] every event of connections and transactions is recorded', () => {
  const { page, received } = listen();
  const names = [
    ...['connection-started', 'connection-completed', 'connection-error'],
    ...['connection-restoring-completed', 'connection-restoring-error', 'disconnection'],
    ...['transaction-sent-for-signature', 'transaction-signed', 'transaction-signing-failed'],
  ];
  for (const name of names) page.dispatch(`ton-connect-${name}`, { trace_id: name });
  expect(received).toEqual(names.map((name) => [name, { trace_id: name }]));
});

test('the same event under the name of TON Connect’s UI is not recorded twice', () => {
  const { page, received } = listen();
  page.dispatch('ton-connect-transaction-signing-failed', { error_code: 300 });
  page.dispatch('ton-connect-ui-transaction-signing-failed', { error_code: 300 });
  expect(received).toHaveLength(1);
});

test('an event that is dispatched three times in a row is recorded once', () => {
  const { page, received } = listen();
  for (const trace_id of ['a', 'a', 'a', 'b', 'a']) {
    page.dispatch('ton-connect-connection-started', { trace_id });
  }
  expect(received).toHaveLength(3);
});

test('an event that is dispatched again a second later is recorded again', () => {
  const { page, received } = listen();
  for (const timeStamp of [0, 999, 1_000]) {
    const event = new CustomEvent('ton-connect-disconnection');
    page.window.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
  }
  expect(received).toHaveLength(2);
});

test.each([undefined, null, 'text', 7])('an event with the detail %j has no fields', (detail) => {
  const { page, received } = listen();
  page.dispatch('ton-connect-disconnection', detail);
  expect(received).toEqual([['disconnection', {}]]);
});

test('an event that is not serializable is not recorded', () => {
  const { page, received } = listen();
  page.dispatch('ton-connect-disconnection', { amount: 1n });
  expect(received).toEqual([]);
});

test('[ANA-03] a hidden page is recorded, a visible page is not', () => {
  const { page, received } = listen();
  for (const state of ['hidden', 'visible', 'hidden'] as const) page.setVisibility(state);
  expect(received).toEqual([
    ['app-hide', {}],
    ['app-hide', {}],
  ]);
});

test('[ANA-01] an additional task is recorded with its id, and not without one', () => {
  const { page, received } = listen();
  page.dispatch('ADDITIONAL_TASK_EVENT', { taskId: 'follow' });
  page.dispatch('ADDITIONAL_TASK_EVENT', { taskId: 0 });
  page.dispatch('ADDITIONAL_TASK_EVENT', {});
  page.dispatch('ADDITIONAL_TASK_EVENT', { taskId: null });
  page.dispatch('ADDITIONAL_TASK_EVENT');
  expect(received).toEqual(['follow', 0]);
});

test('an additional task whose id is not serializable is not recorded', () => {
  const { page, received } = listen();
  page.dispatch('ADDITIONAL_TASK_EVENT', { taskId: 1n });
  page.dispatch('ADDITIONAL_TASK_EVENT', { taskId: () => 1 });
  expect(received).toEqual([]);
});

test('after stop() no event is recorded', () => {
  const { page, received, end } = listen();
  end();
  page.dispatch('ton-connect-disconnection', {});
  page.dispatch('ADDITIONAL_TASK_EVENT', { taskId: 1 });
  page.setVisibility('hidden');
  expect(received).toEqual([]);
});
