import { sessionDevice } from '../lib/device-storage.ts';

const key = 'bold.closing';

/**
 * Marks that the host asks before it closes the app. Only with the mark may a new page end the question: Telegram Web A
 * starts to ask at every message about it, whatever the message says.
 */
export const closingMark = {
  set: () => sessionDevice.write(key, '1'),
  isSet: () => sessionDevice.read(key) !== undefined,
  remove: () => sessionDevice.remove(key),
};
