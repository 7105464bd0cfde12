import { expect, test } from 'vitest';
import { invoiceSlug, standInPort } from './invoice-slug.ts';

test('a slug names the port of the stand-in that gave it out', () => {
  expect(standInPort(invoiceSlug(40_123, 'id-1'))).toBe(40_123);
});

test('slugs make links that Telegram opens', () => {
  expect(`/$${invoiceSlug(40_123, 'a1b2')}`).toMatch(/^\/(\$|invoice\/)([A-Za-z0-9\-_=]+)$/);
});

test.each(['', 'a1b2c3', 'simulated-99999-a', 'simulated-80@evil.test-a', 'x-simulated-8080-a'])(
  'the slug "%s" is not of a stand-in',
  (slug) => {
    expect(standInPort(slug)).toBeNull();
  },
);
