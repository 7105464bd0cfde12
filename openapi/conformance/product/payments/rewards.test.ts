import { expect, test } from 'vitest';
import { BotApi } from '../../bot-api/bot-api.ts';
import { NotChecked } from '../../broken-rule.ts';
import { Kit } from '../../kit.ts';
import { Player, type Send } from '../../players/player.ts';
import { testTarget } from '../../target.fixture.ts';
import { soldInDollars } from './rewards.ts';

/** Buys for dollars from a server that `send` replaces. */
function sale(send: Send) {
  const kit = new Kit(testTarget(), 'payments');
  kit.needBotApi = () => new BotApi();
  return soldInDollars(kit, new Player({ id: 1, first_name: 'Kit' }, '', send));
}

test('a server that does not sell for a currency has sold nothing', async () => {
  const code = 'GATEWAY_UNAVAILABLE';
  const response = { place: 'POST', status: 409, headers: {}, text: '', json: { code }, code };
  expect(await sale(async () => response)).toBeUndefined();
});

test('another reason against a check is not mistaken for a currency that is not sold', async () => {
  const reason = new NotChecked('the server has stopped responding');
  await expect(sale(() => Promise.reject(reason))).rejects.toBe(reason);
});
