import { expect, test } from 'vitest';
import { developmentConfig } from './development-config.ts';

test('in development the app trusts its own origin to act as Telegram', () => {
  expect(developmentConfig('http://127.0.0.1:5173', null).host_origin).toBe(
    'http://127.0.0.1:5173',
  );
});

test('analytics is off unless a backend is named', () => {
  expect(developmentConfig('http://a', null).analytics_url).toBeNull();
  expect(developmentConfig('http://a', '/analytics').analytics_url).toBe('/analytics');
});
