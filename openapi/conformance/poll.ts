import { setTimeout as delay } from 'node:timers/promises';

const stepMs = 20;

/** Reads a value repeatedly until it matches or the timeout has passed. Returns the last value. */
export async function poll<Value>(
  read: () => Promise<Value>,
  matches: (value: Value) => boolean,
  timeoutMs = 30_000,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  let value = await read();
  while (!matches(value) && Date.now() < deadline) {
    await delay(stepMs);
    value = await read();
  }
  return value;
}
