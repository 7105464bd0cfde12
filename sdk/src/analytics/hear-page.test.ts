import { expect, test } from 'vitest';
import { fakePage } from './analytics.fixture.ts';
import { hearPage } from './hear-page.ts';

function listen() {
  const page = fakePage();
  const heard: unknown[] = [];
  const end = hearPage(page, {
    record: (name, fields) => heard.push([name, fields]),
    recordTask: (taskId) => heard.push(taskId),
  });
  return { page, heard, end };
}

test('[ANA-02] a wallet’s connection is heard on the window with its own fields', () => {
  const { page, heard } = listen();
  const own = { is_success: true, wallet_address: '0:11', custom_data: { chain_id: '-239' } };
  const detail = { ...own, type: 'connection-completed', wallet_state_init: 'te6cc'.repeat(99) };
  page.announce('ton-connect-connection-completed', detail);
  expect(heard).toEqual([['connection-completed', own]]);
});

test('[ANA-01] connections and transactions are heard in all their stages', () => {
  const { page, heard } = listen();
  const names = [
    ...['connection-started', 'connection-completed', 'connection-error'],
    ...['connection-restoring-completed', 'connection-restoring-error', 'disconnection'],
    ...['transaction-sent-for-signature', 'transaction-signed', 'transaction-signing-failed'],
  ];
  for (const name of names) page.announce(`ton-connect-${name}`, { trace_id: name });
  expect(heard).toEqual(names.map((name) => [name, { trace_id: name }]));
});

test('the same things under the interface’s names are not counted twice', () => {
  const { page, heard } = listen();
  page.announce('ton-connect-transaction-signing-failed', { error_code: 300 });
  page.announce('ton-connect-ui-transaction-signing-failed', { error_code: 300 });
  expect(heard).toHaveLength(1);
});

test('one announcement that comes three times in a row is one event', () => {
  const { page, heard } = listen();
  for (const trace_id of ['a', 'a', 'a', 'b', 'a']) {
    page.announce('ton-connect-connection-started', { trace_id });
  }
  expect(heard).toHaveLength(3);
});

test.each([undefined, null, 'text', 7])(
  'an announcement with the detail %j has no fields',
  (detail) => {
    const { page, heard } = listen();
    page.announce('ton-connect-disconnection', detail);
    expect(heard).toEqual([['disconnection', {}]]);
  },
);

test('an announcement that no text can hold is left out', () => {
  const { page, heard } = listen();
  page.announce('ton-connect-disconnection', { amount: 1n });
  expect(heard).toEqual([]);
});

test('[ANA-03] going out of sight is heard, coming back is not', () => {
  const { page, heard } = listen();
  for (const state of ['hidden', 'visible', 'hidden'] as const) page.turn(state);
  expect(heard).toEqual([
    ['app-hide', {}],
    ['app-hide', {}],
  ]);
});

test('[ANA-01] an additional task is heard with its id, and without one it is none', () => {
  const { page, heard } = listen();
  page.announce('ADDITIONAL_TASK_EVENT', { taskId: 'follow' });
  page.announce('ADDITIONAL_TASK_EVENT', {});
  page.announce('ADDITIONAL_TASK_EVENT');
  expect(heard).toEqual(['follow']);
});

test('after the end nothing is heard', () => {
  const { page, heard, end } = listen();
  end();
  page.announce('ton-connect-disconnection', {});
  page.announce('ADDITIONAL_TASK_EVENT', { taskId: 1 });
  page.turn('hidden');
  expect(heard).toEqual([]);
});
