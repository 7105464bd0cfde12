import { realSchedule } from '@bold/sdk/live';
import { vi } from 'vitest';
import { memoryDevice } from '../../../../test/memory-device.ts';
import { startConnection } from '../../../live/player-connection.fixture.ts';
import type { ToastMessage } from '../../../ui/toasts/toast-store.ts';
import { tapsText } from '../taps-text.ts';
import { TapHint } from './tap-hint.ts';
import { fewLevels } from './tap-store.fixture.ts';
import { TapStore } from './tap-store.ts';

/** Creates a tap store with levels and an unopened live connection, whose sockets are fake. */
export function startLiveTapStore(device = memoryDevice()) {
  const { connection, sockets } = startConnection(device);
  const toast = vi.fn<(message: ToastMessage) => void>();
  const store = new TapStore({
    connection,
    toast,
    texts: tapsText.en,
    haptic: () => {},
    schedule: realSchedule,
    hint: new TapHint(device, 1),
  });
  store.setLevels(fewLevels);
  return { store, connection, sockets, toast };
}
