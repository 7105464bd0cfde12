import { findPerson, initDataFor } from '@bold/mock/telegram';
import { tapsMessageTapsMax } from '@bold/sdk/limits';
import { liveUrl } from '@bold/sdk/live';

/**
 * Takes the start bonus and sends `taps` taps, without opening the app. Waits until the server has counted the sent
 * taps.
 * @param person a player of the game at `origin` who has not tapped yet
 */
export async function tapWithoutApp(origin: string, person: string, taps: number): Promise<void> {
  const { user } = findPerson(person);
  const initData = await initDataFor({ person: findPerson(person) });
  const gift = await fetch(`${origin}/api/bonus/start`, {
    method: 'POST',
    headers: { Authorization: `tma ${initData}` },
  });
  if (!gift.ok) throw new Error(await gift.text());
  const socket = new WebSocket(liveUrl('/api', initData, origin));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.onopen = () => {
    for (let left = taps; left > 0; left -= tapsMessageTapsMax) {
      const batch = {
        multiplier: 1,
        taps: Math.min(left, tapsMessageTapsMax),
        tg_user_id: user.id,
      };
      socket.send(JSON.stringify(batch));
    }
  };
  socket.onmessage = ({ data }) => {
    if (JSON.parse(String(data)).total_taps === taps) resolve();
  };
  socket.onclose = ({ code }) => reject(new Error(`The connection of ${person} closed: ${code}`));
  await promise.finally(() => socket.close());
}
