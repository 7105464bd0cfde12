import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import { requireCountry } from './countries.ts';

setupMock();

test('countries have a code, a name and a flag', async () => {
  const { json } = await (await startPlayer(1)).get('/country');

  expect(json).toContainEqual({ id: 'PT', name: 'Portugal', flag: '🇵🇹' });
});

test('a code that no country has is refused', () => {
  expect(() => requireCountry('PT')).not.toThrow();
  expect(() => requireCountry('ZZ')).toThrow(
    expect.objectContaining({ code: 'COUNTRY_NOT_FOUND' }),
  );
});
