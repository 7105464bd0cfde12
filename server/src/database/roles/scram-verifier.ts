import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * Returns what PostgreSQL stores of a password (RFC 5803): `SCRAM-SHA-256$<iterations>:<salt>$<StoredKey>:<ServerKey>`.
 * PostgreSQL accepts this text in place of the password, so that no statement contains the password.
 */
export function scramVerifier(
  password: string,
  iterations: number,
  salt = randomBytes(16),
): string {
  const salted = pbkdf2Sync(prepare(password), salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const serverKey = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

/** Maps a password as SASLprep does (RFC 4013). Refuses nothing, like the driver `pg` when it logs in. */
function prepare(password: string): string {
  return password
    .replace(/[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/g, ' ')
    .replace(
      /\u00ad|\u034f|\u1806|[\u180b-\u180d]|\u200c|\u200d|\u2060|[\ufe00-\ufe0f]|\ufeff/g,
      '',
    )
    .normalize('NFKC');
}
