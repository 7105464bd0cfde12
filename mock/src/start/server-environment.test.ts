import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { addressesOf, serverEnvironment } from './server-environment.ts';

test('by default the server gets the development token, the built pages, .data and the log level `warn`', () => {
  expect(serverEnvironment({}, '/bold')).toEqual({
    HOST: '127.0.0.1',
    PORT: '8080',
    LOG_LEVEL: 'warn',
    BOT_TOKEN: development.bot_token,
    DATA_DIR: '/bold/.data',
    WEB_DIST: '/bold/web/dist',
    SIMULATOR_DIST: '/bold/mock/dist/simulator',
  });
});

test('variables of the caller replace the defaults, unless they are empty', () => {
  const environment = serverEnvironment({ PORT: '9000', HOST: ' ', LOG_LEVEL: 'info' }, '/bold');

  expect(environment).toMatchObject({ PORT: '9000', HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

test('the simulator is opened with the development token, the app itself with any other token', () => {
  const own = serverEnvironment({ BOT_TOKEN: '1:another-token', HOST: '0.0.0.0' }, '/bold');

  expect(addressesOf(serverEnvironment({}, '/bold')).page).toBe('http://127.0.0.1:8080/simulator/');
  expect(addressesOf(own)).toEqual({
    origin: 'http://127.0.0.1:8080',
    page: 'http://127.0.0.1:8080/',
  });
});

test('a server that listens on all addresses is opened at this machine’s', () => {
  for (const HOST of ['0.0.0.0', '::']) {
    const { origin } = addressesOf(serverEnvironment({ HOST }, '/bold'));
    expect(origin).toBe('http://127.0.0.1:8080');
  }
});

test('an IPv6 address is in brackets', () => {
  const { origin, page } = addressesOf(serverEnvironment({ HOST: '::1' }, '/bold'));

  expect([origin, page]).toEqual(['http://[::1]:8080', 'http://[::1]:8080/simulator/']);
});
