import { LiveConnection, type LiveOptions, webBatchStorage } from '@bold/sdk/live';
import type { DeviceStorage } from '../lib/device-storage.ts';

type PlayerOptions = Pick<LiveOptions, 'baseUrl' | 'initData' | 'telegramId'> & {
  /** Where unheard batches outlive the app. */
  device: DeviceStorage;
};

/** One player's live connection, not yet connected; unheard batches are kept on the device per player. */
export function playerConnection({ device, ...options }: PlayerOptions): LiveConnection {
  const storage = {
    getItem: (key: string) => device.read(key) ?? null,
    setItem: device.write,
  };
  return new LiveConnection({ ...options, storage: webBatchStorage(storage, options.telegramId) });
}
