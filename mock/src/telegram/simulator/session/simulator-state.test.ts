import { expect, test } from 'vitest';
import { readInsets, readSimulatorState, writeSimulatorState } from './simulator-state.ts';

const origin = 'http://127.0.0.1:8080';
const read = (query: string) => readSimulatorState(new URLSearchParams(query), origin);

test('a state is the same after writing and reading its address', () => {
  const query =
    'person=terry&opening=group&theme=dark&platform=tdesktop&version=6.0&screen=tablet&safe=59%2C0%2C34%2C0&settings=1&inline=1&wallet=wrong-network&elsewhere=1&chain=8091&bridge=8092&app=%2Fbold%3Fa%3D1';

  expect(writeSimulatorState(read(query))).toBe(query);
});

test('the default state has an empty query', () => {
  expect(writeSimulatorState(read(''))).toBe('');
  expect(read('')).toMatchObject({ theme: 'light', platform: 'ios', app: '/', wallet: 'ask' });
});

test('invalid values in the address fall back to the default state', () => {
  const query =
    'person=nobody&theme=constructor&version=new&screen=constructor&safe=a,b&opening=sky&wallet=fat&chain=a/b&bridge=http';

  expect(read(query)).toEqual(read(''));
});

test('a start parameter means that a link opened the app', () => {
  expect(read('start=REFabc')).toMatchObject({ start: 'REFabc', opening: 'link' });
});

test('an app’s address on another origin falls back to the default', () => {
  expect(read('app=/store').app).toBe('/store');
  expect(read(`app=${origin}/bold?x=1`).app).toBe('/bold?x=1');
  for (const app of ['https://example.org/', '//example.org', 'javascript:alert(1)', 'http://[']) {
    expect(read(`app=${encodeURIComponent(app)}`).app).toBe('/');
  }
});

test('below another path the app’s own home is the default, and is not written', () => {
  const state = readSimulatorState(new URLSearchParams(), origin, '/some/folder/bold/');

  expect(state.app).toBe('/some/folder/bold/');
  expect(writeSimulatorState(state, '/some/folder/bold/')).toBe('');
  expect(writeSimulatorState({ ...state, app: '/' }, '/some/folder/bold/')).toBe('app=%2F');
});

test('insets are four whole pixels, never negative', () => {
  expect(readInsets('59, 1,-3')).toEqual({ top: 59, right: 1, bottom: 0, left: 0 });
});
