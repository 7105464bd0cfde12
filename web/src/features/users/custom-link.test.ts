import { additionalInfoUpdateCustomLinkPattern } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { customLinkHref, customLinkText } from './custom-link.ts';

test.each([
  ['example.com', 'example.com', 'https://example.com/'],
  ['http://example.com/a?b=1', 'example.com', 'https://example.com/a?b=1'],
  ['https://sub.example.com/x#y', 'sub.example.com', 'https://sub.example.com/x#y'],
  ['example.com:8443/path', 'example.com:8443', 'https://example.com:8443/path'],
  ['HTTPS://EXAMPLE.COM', 'example.com', 'https://example.com/'],
])('[PROFILE-26] %s shows %s and opens %s', (link, text, href) => {
  expect(customLinkText(link)).toBe(text);
  expect(customLinkHref(link)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'ftp://example.com',
  'mailto:someone@example.com',
  'https://bank.example@evil.example',
  'https://:bank.example@evil.example',
  'exam ple.com',
  'https://',
  '',
])('%j is neither shown nor opened', (link) => {
  expect(customLinkText(link)).toBeNull();
  expect(customLinkHref(link)).toBeNull();
});

test.each([
  'example.com',
  'http://example.com/a?b=1',
  'https://sub.example.co.uk:8443/x#y',
  'пример.рф/страница',
])('[PROFILE-22] %s passes the contract, so a card can show it', (link) => {
  expect(link).toMatch(new RegExp(additionalInfoUpdateCustomLinkPattern, 'u'));
  expect(customLinkText(link)).not.toBeNull();
});
