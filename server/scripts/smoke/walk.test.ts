import { expect, test } from 'vitest';
import { walk } from './walk.ts';

/** Walks through one step, whose `look` returns `wrong` for ever. */
async function walkInVain(wrong: string) {
  const time = { now: new Date('2026-11-20T12:00:00Z').getTime() };
  const lines: string[] = [];
  const look = async () => ({ state: 'waiting' as const, wrong, remedy: 'Start again.' });
  const passed = await walk([{ title: 'launch', todo: [], look }], {
    operator: { tell: () => undefined, confirm: async () => true },
    now: () => new Date(time.now),
    pause: async (ms) => {
      time.now += ms;
    },
    write: (line) => lines.push(line),
    secrets: ['hunter2'],
  });
  return { passed, lines };
}

test('a step that waits for a quarter of an hour fails', async () => {
  const { passed, lines } = await walkInVain('Nobody came.');
  expect(passed).toBe(false);
  expect(lines.slice(1)).toEqual([
    '2026-11-20T12:15:00.000Z   FAILED: Nobody came.',
    '2026-11-20T12:15:00.000Z   What to do: Start again.',
  ]);
});

test('the transcript has no secret', async () => {
  const { lines } = await walkInVain('hunter2 is refused.');
  expect(lines[1]).toContain('[secret] is refused.');
});
