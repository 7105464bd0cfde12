import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { approvePlan, requireApproval } from './approve-plan.ts';

const pem = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const key = pem();
const { signature, publicKey } = approvePlan('the plan', key);

test('a plan that the configured key signed is accepted', () => {
  expect(publicKey).toMatch(/^[0-9a-f]{64}$/);
  expect(() => requireApproval('the plan', signature, publicKey)).not.toThrow();
});

test('a plan without an approval, a changed plan and an approval of another key are refused', () => {
  const other = approvePlan('the plan', pem());
  expect(() => requireApproval('the plan', null, publicKey)).toThrow('is not approved');
  expect(() => requireApproval('the plan ', signature, publicKey)).toThrow('another payout plan');
  expect(() => requireApproval('the plan', other.signature, publicKey)).toThrow('another key');
  expect(() => requireApproval('the plan', 'nonsense', publicKey)).toThrow('another key');
});

test('a key of another kind, or none, is refused without being quoted', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey;
  for (const bad of [rsa.export({ format: 'pem', type: 'pkcs8' }).toString(), 'secret']) {
    expect(() => approvePlan('the plan', bad)).toThrow(/^PAYOUT_APPROVER_KEY_FILE must name an/);
  }
});

test('a published private key approves nothing for the key of bold.env.example', () => {
  const file = join(import.meta.dirname, '../../../bold.env.example');
  const [, example = ''] = /PAYOUT_APPROVER_KEY=(.*)/.exec(readFileSync(file, 'utf8')) ?? [];
  // RFC 8032, section 7.1, test 1, in PKCS #8.
  const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
  const der = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex');
  const published = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const pem = published.export({ format: 'pem', type: 'pkcs8' }).toString();
  const { signature } = approvePlan('the plan', pem);
  expect(() => requireApproval('the plan', signature, example)).toThrow('another key');
});
