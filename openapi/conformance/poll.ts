import { setTimeout as delay } from 'node:timers/promises';

const stepMs = 20;

/** Reads again and again until the value is as wished or the time is over; gives the last value read. */
export async function poll<Value>(
  read: () => Promise<Value>,
  isWished: (value: Value) => boolean,
  patienceMs = 30_000,
): Promise<Value> {
  const deadline = Date.now() + patienceMs;
  let value = await read();
  while (!isWished(value) && Date.now() < deadline) {
    await delay(stepMs);
    value = await read();
  }
  return value;
}
