import { fromBase64, fromHex, toBase64Url, toHex } from '../../world/bytes.ts';

const nonBounceable = 0x51;
const bounceable = 0x11;
const testnetFlag = 0x80;

/**
 * Converts a TON address to the raw form: the workchain, a colon and 64 hexadecimal digits. Accepts friendly addresses,
 * and raw addresses of workchain 0 or -1; returns `undefined` for any other text.
 */
export function parseAddress(text: string): string | undefined {
  if (/^(0|-1):[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  if (!/^[A-Za-z0-9+/_-]{48}$/.test(text)) return undefined;
  const bytes = fromBase64(text);
  const [tag = 0, workchain = 0, high = 0, low = 0] = [
    ...bytes.subarray(0, 2),
    ...bytes.subarray(34),
  ];
  const isTag = [nonBounceable, bounceable].includes(tag & ~testnetFlag);
  const isIntact = checksum(bytes.subarray(0, 34)) === (high << 8) + low;
  if (!isTag || !isIntact) return undefined;
  return `${workchain === 0xff ? -1 : workchain}:${toHex(bytes.subarray(2, 34))}`;
}

/** Converts a raw address to the friendly, non-bounceable, URL-safe form `U…`. */
export function friendlyAddress(raw: string): string {
  const [workchain, hash = ''] = raw.split(':');
  const bytes = new Uint8Array(36);
  bytes.set([nonBounceable, workchain === '0' ? 0 : 0xff]);
  bytes.set(fromHex(hash), 2);
  const sum = checksum(bytes.subarray(0, 34));
  bytes.set([sum >> 8, sum & 0xff], 34);
  return toBase64Url(bytes);
}

/** Returns the CRC16-XMODEM checksum of the bytes. A friendly address ends with the checksum of its first 34 bytes. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return crc & 0xffff;
}
