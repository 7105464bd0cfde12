/** Returns a TON address in its friendly, URL-safe form. `account` is in hexadecimal. */
export function friendlyWallet(
  workchain: number,
  account: string,
  isBounceable = false,
  isTestOnly = false,
): string {
  return taggedWallet((isBounceable ? 0x11 : 0x51) | (isTestOnly ? 0x80 : 0), workchain, account);
}

/** Returns a friendly address with any tag, also an unknown one, and the correct checksum. */
export function taggedWallet(tag: number, workchain: number, account: string): string {
  const bytes = Buffer.concat([Buffer.from([tag, workchain & 0xff]), Buffer.from(account, 'hex')]);
  return Buffer.concat([bytes, checksum(bytes)]).toString('base64url');
}

/** Returns the CRC-16/XMODEM checksum, big-endian. */
function checksum(bytes: Uint8Array): Buffer {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  const result = Buffer.alloc(2);
  result.writeUInt16BE(crc & 0xffff);
  return result;
}
