import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** The bytes that precede a raw Ed25519 key in an SPKI structure (RFC 8410, section 4). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Signs the text of a plan with an Ed25519 private key in PEM.
 * @returns The signature in base64, and the public key in hexadecimal, as in `PAYOUT_APPROVER_KEY`.
 */
export function approvePlan(text: string, privateKeyPem: string) {
  const key = readPrivateKey(privateKeyPem);
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    signature: sign(null, Buffer.from(text), key).toString('base64'),
    publicKey: spki.subarray(spkiPrefix.length).toString('hex'),
  };
}

/** Throws if `signature` (base64) is null, or is not valid for the plan's text and `publicKey` (hexadecimal). */
export function requireApproval(text: string, signature: string | null, publicKey: string): void {
  if (signature === null) {
    throw new Error(
      'The payout plan is not approved: nothing was sent. Approve it with --approve.',
    );
  }
  const der = Buffer.concat([spkiPrefix, Buffer.from(publicKey, 'hex')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  if (verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))) return;
  throw new Error(
    'The approval is of another payout plan, or of another key than PAYOUT_APPROVER_KEY: nothing was sent.',
  );
}

function readPrivateKey(pem: string) {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The message of the library could quote the key.
  }
  throw new Error(
    'PAYOUT_APPROVER_KEY_FILE must name an Ed25519 private key in PEM: openssl genpkey -algorithm ed25519.',
  );
}
