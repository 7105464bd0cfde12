import { sessionDevice } from '../lib/device-storage.ts';

// The value is the hash of the launch's init data: in Telegram Web the mark of an earlier launch may still be there.
const key = 'bold.closing';

/**
 * Marks that the host asks before it closes the app. Only with the mark may a new page end the question: Telegram Web A
 * starts to ask at every message about it, whatever the message says.
 */
export const closingMark = {
  set: (launch: string) => sessionDevice.write(key, launch),
  isSet: (launch: string) => sessionDevice.read(key) === launch,
  remove: () => sessionDevice.remove(key),
};
