import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLiveConnection } from './use-live-connection.ts';

/** The hook on a connection that only notes what is asked of it. */
async function startHook(isPlayerKnown: boolean) {
  const connection = { connect: vi.fn(), close: vi.fn() };
  const leave = vi.fn();
  const hook = await renderHook(
    (known?: boolean) => useLiveConnection(connection, known ?? false, leave),
    { initialProps: isPlayerKnown },
  );
  return { ...hook, connection, leave };
}

test('nothing is connected before the player is known', async () => {
  const { connection, rerender } = await startHook(false);
  expect(connection.connect).not.toHaveBeenCalled();

  await rerender(true);

  expect(connection.connect).toHaveBeenCalledOnce();
});

test('a player who is known no more has no connection either', async () => {
  const { connection, rerender } = await startHook(true);

  await rerender(false);

  expect(connection.close).toHaveBeenCalledOnce();
});

test('what is pending leaves when the app is put away', async () => {
  const { leave } = await startHook(true);

  dispatchEvent(new Event('pagehide'));

  expect(leave).toHaveBeenCalledOnce();
});
