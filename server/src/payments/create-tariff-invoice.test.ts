import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { catalogue } from './catalogue.ts';

const { player } = await startServer();
const buy = (tariff_id: number) =>
  player({ id: 1 }).call('POST', '/payment/gateway/invoice-link/tariff', { body: { tariff_id } });

afterEach(() => {
  vi.restoreAllMocks();
});

test('an offer in a currency that is not sold is refused', async () => {
  const { status, body } = await buy(3);
  expect([status, body]).toMatchObject([409, { code: 'GATEWAY_UNAVAILABLE' }]);
});

test('an unknown offer answers 404, and so does one that is not published', async () => {
  expect(await buy(999)).toMatchObject({ status: 404, body: { code: 'TARIFF_NOT_FOUND' } });
  const unpublished = catalogue.tariffs.map((tariff) => ({ ...tariff, is_published: false }));
  vi.spyOn(catalogue, 'tariffs', 'get').mockReturnValue(unpublished);
  expect(await buy(3)).toMatchObject({ status: 404, body: { code: 'TARIFF_NOT_FOUND' } });
});
