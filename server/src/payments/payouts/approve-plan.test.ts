import { generateKeyPairSync } from 'node:crypto';
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
