import { LiveConnection, type LiveOptions, type StartLocks, webBatchStorage } from '@bold/sdk/live';
import type { DeviceStorage } from '../lib/device-storage.ts';

type PlayerOptions = Pick<LiveOptions, 'baseUrl' | 'initData' | 'telegramId'> & {
  /** Where unacknowledged batches outlive the app. */
  device: DeviceStorage;
  /** What tells whether an earlier start still runs; the browser's unless given. */
  locks?: StartLocks | null;
};

/** One player's live connection, not yet connected; unacknowledged batches are kept on the device per player. */
export function playerConnection({ device, locks, ...options }: PlayerOptions): LiveConnection {
  const shelf = {
    get length() {
      return device.keys().length;
    },
    key: (index: number) => device.keys()[index] ?? null,
    getItem: (key: string) => device.read(key) ?? null,
    setItem: (key: string, value: string) => {
      device.write(key, value);
      // A full device merely loses them, but a caller that moves batches must know.
      if (device.read(key) !== value) throw new Error('The device keeps nothing');
    },
    removeItem: device.remove,
  };
  const storage = webBatchStorage(shelf, options.telegramId, { locks });
  return new LiveConnection({ ...options, storage });
}
