import { expect, test } from 'vitest';
import { Proofs, SignedProofs } from './proofs.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inAnHour = new Date('2026-11-20T13:00:00Z');
const proofs = () => new SignedProofs(Buffer.from('secret'));

test('a signed value is accepted by every process with the secret, and no two are equal', () => {
  const [first, second] = [proofs().issue(now), proofs().issue(now)].map((value) =>
    proofs().verify(value, now),
  );
  expect(first).toEqual({ id: expect.stringMatching(/^given [\w-]{16}$/), expiresAt: inAnHour });
  expect(second?.id).not.toBe(first?.id);
});

test('a signed value is valid for an hour', () => {
  const value = proofs().issue(now);
  expect(proofs().verify(value, new Date(inAnHour.getTime() - 1))?.id).toBeDefined();
  expect(proofs().verify(value, inAnHour)).toBeUndefined();
});

test('only a sender that has proven its work gets a value that is accepted', () => {
  const all = new Proofs({ botToken: 'bot', analyticsToken: 'token' });
  const values = [true, false].map((isProven) => all.next(now, { isProven }).custom_data);
  expect(values.map((value) => all.verify(value, now) !== undefined)).toEqual([true, false]);
  expect(new Set(values.map((value) => value.replaceAll(/[\w-]/g, '-'))).size).toBe(1);
});

test('a value that was changed, or signed with another secret, is refused', () => {
  const value = proofs().issue(now);
  const foreign = new SignedProofs(Buffer.from('other')).issue(now);
  const longer = Buffer.from(JSON.stringify({ n: 'a', e: 9e15 })).toString('base64url');
  const [, signature = ''] = value.split('.');
  for (const bad of ['.', 'a.b', foreign, `${value}x`, `${longer}.${signature}`, value.slice(1)]) {
    expect([bad, proofs().verify(bad, now)]).toEqual([bad, undefined]);
  }
});
