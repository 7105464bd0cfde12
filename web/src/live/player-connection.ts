import { LiveConnection, type LiveOptions, type StartLocks, webBatchStorage } from '@bold/sdk/live';
import type { DeviceStorage } from '../lib/device-storage.ts';

type PlayerOptions = Pick<LiveOptions, 'baseUrl' | 'initData' | 'telegramId'> & {
  device: DeviceStorage;
  /** Locks that show whether an earlier launch of the app is still running; by default the browser's locks. */
  locks?: StartLocks | null;
};

/** Creates the live connection of one player without opening it. Unacknowledged batches are stored per player. */
export function playerConnection({ device, locks, ...options }: PlayerOptions): LiveConnection {
  const webStorage = {
    get length() {
      return device.keys().length;
    },
    key: (index: number) => device.keys()[index] ?? null,
    getItem: (key: string) => device.read(key) ?? null,
    setItem: (key: string, value: string) => {
      device.write(key, value);
      // Writing to a full storage has no effect and no error. This throws, so that a caller that moves batches does not
      // delete the old copy.
      if (device.read(key) !== value) throw new Error('The device cannot store the batches');
    },
    removeItem: device.remove,
  };
  const storage = webBatchStorage(webStorage, options.telegramId, { locks });
  return new LiveConnection({ ...options, storage });
}
