import { expect, test } from 'vitest';
import { isAllowedOrigin } from './allowed-origin.ts';

const config = {
  publicUrl: 'https://bold.example/app',
  corsOrigins: ['https://friend.example'],
  production: true,
};

test.each([
  [undefined, true],
  ['https://bold.example', true],
  ['https://friend.example', true],
  ['https://evil.example', false],
  ['https://bold.example.evil.example', false],
  ['http://bold.example', false],
  ['http://127.0.0.1:8080', false],
  ['null', false],
  ['', false],
])('in production the origin %s may connect: %s', (origin, expected) => {
  expect(isAllowedOrigin({ origin, host: 'evil.example' }, config)).toBe(expected);
});

test.each([
  ['http://127.0.0.1:5173', true],
  ['http://localhost:4010', true],
  ['http://192.168.0.7:8080', true],
  ['http://192.168.0.8:8080', false],
  ['null', false],
])('in development the origin %s may connect: %s', (origin, expected) => {
  const headers = { origin, host: '192.168.0.7:8080' };
  expect(isAllowedOrigin(headers, { ...config, production: false })).toBe(expected);
});
