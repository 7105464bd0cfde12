/** A point on a task's curve. */
export type Point = { x: number; y: number };

/** Encodes a value as the public client's worker does: the bytes of its JSON in decimal, separated by commas. */
export function encodeTask(value: object): string {
  return Buffer.from(JSON.stringify(value)).join();
}

/** Returns the point in a solution's text, or `undefined` if there is none. */
export function decodePoint(text: string): Point | undefined {
  if (!/^\d{1,3}(,\d{1,3}){1,199}$/.test(text)) return undefined;
  try {
    const { x, y } = JSON.parse(Buffer.from(text.split(',').map(Number)).toString()) ?? {};
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  } catch {
    return undefined;
  }
}
