import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer, type TestPlayer } from '../player.fixture.ts';

const mock = setupMock();

const codeOf = async (player: TestPlayer) =>
  String((await player.get('/user/referrals/code')).json.code);
const setCode = (player: TestPlayer, code: string) =>
  player.call('POST', '/user/referrals/set-code', { code });

async function invoice(player: TestPlayer): Promise<string> {
  const body = { taps_amount: 100, payment_currency: 'STARS' };
  await player.call('POST', '/payment/gateway/invoice-link/custom-amount', body);
  return mock.world.payments.at(-1)?.id ?? '';
}

async function buyTaps(player: TestPlayer): Promise<void> {
  mock.pay(await invoice(player), 'paid');
}

test('a code that was set counts for its owner, and setting it again changes nothing', async () => {
  const [host, guest] = [await startPlayer(1), await startPlayer(2)];
  const code = await codeOf(host);

  const { json } = await setCode(guest, code);

  expect(json).toMatchObject({ code });
  expect((await setCode(guest, code)).status).toBe(200);
  expect((await host.get(`/user/referrals/stats/${json.user_id}`)).json).toMatchObject({
    code,
    referred_users_count: 1,
  });
});

test('no player can invite themselves', async () => {
  const player = await startPlayer(1);

  expect(await setCode(player, await codeOf(player))).toMatchObject({
    status: 409,
    json: { code: 'REFERRAL_CODE_OWN' },
  });
});

test('an unknown code is refused with 404', async () => {
  expect(await setCode(await startPlayer(1), 'nobody0')).toMatchObject({
    status: 404,
    json: { code: 'REFERRAL_CODE_NOT_FOUND' },
  });
});

test('a second referral code is refused with 409', async () => {
  const [first, second, guest] = [await startPlayer(1), await startPlayer(2), await startPlayer(3)];
  await setCode(guest, await codeOf(first));

  expect(await setCode(guest, await codeOf(second))).toMatchObject({
    status: 409,
    json: { code: 'REFERRAL_CODE_ALREADY_SET' },
  });
});

test('a referral code that would close a circle of three players is refused', async () => {
  const [first, second, third] = [await startPlayer(1), await startPlayer(2), await startPlayer(3)];
  await setCode(second, await codeOf(first));
  await setCode(third, await codeOf(second));

  expect(await setCode(first, await codeOf(third))).toMatchObject({
    status: 409,
    json: { code: 'REFERRAL_CIRCLE' },
  });
});

test('after the first purchase no code can be set, and the stored one is still accepted', async () => {
  const [host, buyer, guest] = [await startPlayer(1), await startPlayer(2), await startPlayer(3)];
  const code = await codeOf(host);
  await setCode(guest, code);
  for (const player of [buyer, guest]) await buyTaps(player);

  expect(await setCode(buyer, code)).toMatchObject({
    status: 409,
    json: { code: 'REFERRAL_AFTER_PURCHASE' },
  });
  expect(await setCode(guest, code)).toMatchObject({ status: 200 });
});

test('a purchase that was refunded is still a purchase: no code can be set after it', async () => {
  const [host, buyer] = [await startPlayer(1), await startPlayer(2)];
  const id = await invoice(buyer);
  mock.pay(id, 'paid');
  mock.pay(id, 'refunded');

  expect(await setCode(buyer, await codeOf(host))).toMatchObject({
    status: 409,
    json: { code: 'REFERRAL_AFTER_PURCHASE' },
  });
});

test('[R616] an invoice that is not paid is no purchase: a code can be set after it', async () => {
  const [host, guest] = [await startPlayer(1), await startPlayer(2)];
  expect(await invoice(guest)).not.toBe('');

  expect(await setCode(guest, await codeOf(host))).toMatchObject({ status: 200 });
});

test('the statistics of an unknown player return 404', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/referrals/stats/999999')).json).toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});

test("a banned player's code is accepted, and counts", async () => {
  const [host, guest] = [await startPlayer(1), await startPlayer(2)];
  const code = await codeOf(host);
  const owner = mock.world.players.find(({ referralCode }) => referralCode === code);
  if (!owner) throw new Error('Nobody has the code.');
  owner.isBanned = true;

  expect(await setCode(guest, code)).toMatchObject({ status: 200, json: { code } });
  expect((await guest.get(`/user/referrals/stats/${owner.id}`)).json).toMatchObject({
    referred_users_count: 1,
  });
});

test('each share message has an id of its own, and can be sent for ten minutes', async () => {
  const player = await startPlayer(1);
  const share = (link: string) => player.call('POST', '/user/referrals/share-message', { link });

  const [first, second] = [await share('profile'), await share('referral')];

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.json.message_id).not.toBe(second.json.message_id);
  const leftMs = Date.parse(String(first.json.expires_at)) - Date.now();
  expect(leftMs).toBeGreaterThan(590_000);
  expect(leftMs).toBeLessThanOrEqual(600_000);
  expect((await share('store')).status).toBe(400);
});
