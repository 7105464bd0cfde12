import { expect, test } from 'vitest';
import { fakeBotApiPort, invoiceSlug } from './invoice-slug.ts';

test('the port of the fake can be read from its slug', () => {
  expect(fakeBotApiPort(invoiceSlug(40_123, 'id-1'))).toBe(40_123);
});

test('a slug has only characters that Telegram’s links allow', () => {
  expect(`/$${invoiceSlug(40_123, 'a1b2')}`).toMatch(/^\/(\$|invoice\/)([A-Za-z0-9\-_=]+)$/);
});

test.each([
  '',
  'a1b2c3',
  'simulated-99999-a',
  'simulated-65536-a',
  'simulated-80@evil.test-a',
  'x-simulated-8080-a',
])('no port is read from the slug "%s"', (slug) => {
  expect(fakeBotApiPort(slug)).toBeNull();
});
