import { expect, test, vi } from 'vitest';
import { createMock } from '../mock.ts';
import { findPerson } from '../telegram/launch/people.ts';
import { applyPlayer, loadScenario } from './load-scenario.ts';
import { defaultScenarioState } from './scenario-state.ts';

const state = { ...defaultScenarioState, scenario: 'rich' } as const;

test('the seed of the state decides the other players', async () => {
  const [first, second] = [createMock(), createMock()];
  await loadScenario(first, state);
  await loadScenario(second, { ...state, seed: 2 });

  expect(first.world.players[0]).not.toEqual(second.world.players[0]);
});

test('a player who is already in the world is not changed', async () => {
  const mock = createMock();
  await loadScenario(mock, state);
  const me = mock.world.players.find(
    ({ telegramId }) => telegramId === findPerson(state.person).user.id,
  );
  Object.assign(me ?? {}, { totalTaps: 5 });

  applyPlayer(mock, state);

  expect(me?.totalTaps).toBe(5);
});

test.each(['rich', 'rewards-held', 'rewards-paid'] as const)(
  'each person of the scenario %s has a wallet of their own, to which they were paid',
  async (scenario) => {
    const mock = createMock();
    const people = ['dewey', 'gina'].map(findPerson);
    await loadScenario(mock, { ...state, scenario });
    for (const { key } of people) applyPlayer(mock, { ...state, scenario, person: key });

    const wallets = people.map(({ user }) => {
      const player = mock.world.players.find(({ telegramId }) => telegramId === user.id);
      const paid = player?.payouts.map(({ wallet }) => wallet) ?? [];
      return new Set([player?.wallet?.address, ...paid]);
    });
    expect(wallets.map(({ size }) => size)).toEqual([1, 1]);
    expect(wallets[0]).not.toEqual(wallets[1]);
  },
);

test('a scenario without overrides drops those of the one before', async () => {
  const mock = createMock();
  const override = vi.spyOn(mock, 'override');
  await loadScenario(mock, { ...state, scenario: 'payment-expires' });
  await loadScenario(mock, state);

  expect(override.mock.calls).toEqual([[{ getPaymentStatus: expect.any(Function) }], [{}]]);
});

test('two persons in one world have different names', async () => {
  const mock = createMock();
  await loadScenario(mock, state);
  applyPlayer(mock, { ...state, person: 'terry' });

  const [first, second] = mock.world.players.slice(-2);
  expect(first?.displayName).not.toBe(second?.displayName);
});

test('an unreadable packed world does not change the world', async () => {
  const mock = createMock();
  const before = mock.export();

  await expect(loadScenario(mock, { ...state, world: 'bm9uc2Vuc2U' })).rejects.toThrow();

  expect(mock.export()).toBe(before);
});
