/**
 * The session's id as the public client makes it: shaped like a random UUID, but following from the
 * messenger's id of the user and the start's time in milliseconds (ENT-21).
 */
export function sessionId(userId: number, startedAt: number): string {
  const digits = seedDigits(`${userId}${startedAt}`);
  let rest = startedAt;
  let place = 0;
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (mark) => {
    const digit = Number.parseInt(digits.charAt(place), 16);
    // The seed may begin with a minus, which counts as nothing.
    const value = Number.isNaN(digit) ? 0 : (rest + digit) % 16;
    place += 1;
    rest = Math.floor(rest / 16);
    return (mark === 'x' ? value : (value & 3) | 8).toString(16);
  });
}

/** 32 hexadecimal digits of the text's hash, repeated; a negative hash keeps its sign. */
function seedDigits(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  let digits = hash.toString(16);
  while (digits.length < 32) digits += digits;
  return digits.slice(0, 32);
}
