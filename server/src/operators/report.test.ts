import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { unusualDays } from './report-days.ts';
import { sharedAddresses, sharedWallets, suspiciousReferrers } from './report-players.ts';

const wallet = `0:${'1c'.repeat(32)}`;

async function start() {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const players = async (totals: number[]) => {
    const ids: number[] = [];
    for (const total of totals) ids.push((await createPlayer(db, { total })).userId);
    return ids;
  };
  let charges = 0;
  async function buy(userId: number, dollars: number, day: string): Promise<string> {
    const { id: paymentId } = await invoice(db, userId, { priceMicros: dollars * 1_000_000 });
    charges += 1;
    const chargeId = `charge-${charges}`;
    await settlePayment(deps, { paymentId, chargeId, at: new Date(`${day}T12:00:00Z`) });
    return chargeId;
  }
  async function invite(totals: number[]): Promise<{ host: number; guests: number[] }> {
    const [host = 0, ...guests] = await players([0, ...totals]);
    for (const guest of guests) await insertReferral(db, guest, host, new Date());
    return { host, guests };
  }
  const settle = (today: string) =>
    settleRevenue({ ...deps, clock: { now: () => new Date(`${today}T00:01:00Z`) } });
  return { db, deps, players, buy, invite, settle };
}

/** Returns the rows of players who call from one address, whose hash repeats a letter, on one day. */
const callsFrom = (letter: string, ids: readonly number[]) =>
  ids.map((user_id) => ({ user_id, day: '2026-11-20', address: letter.repeat(32) }));

test('a wallet is reported that two players have or had, also if one has another one now', async () => {
  const { db, players } = await start();
  const [one = 0, two = 0, three = 0] = await players([0, 0, 0]);
  const set = (id: number, hash: string, at: string) =>
    db
      .updateTable('users')
      .set({ wallet_hash: hash, wallet_changed_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  await set(one, wallet, '2026-11-01');
  await set(one, `0:${'2d'.repeat(32)}`, '2026-11-02');
  await set(two, wallet, '2026-11-03');
  await set(three, `0:${'3e'.repeat(32)}`, '2026-11-03');
  expect(await sharedWallets(db)).toEqual([
    { wallet: friendlyWallet(wallet), players: 2, ids: `${one} ${two}` },
  ]);
});

test('the ten lowest ids are listed of the players who share an address', async () => {
  const { db, players } = await start();
  const ids = await players(Array.from({ length: 11 }, () => 0));
  const rows = callsFrom('a', ids);
  await db.insertInto('player_address').values(rows.toReversed()).execute();
  expect(await sharedAddresses(db)).toEqual([
    { address: 'a'.repeat(8), players: 11, ids: ids.slice(0, 10).join(' ') },
  ]);
});

test('a referrer is reported whose guests bought nothing and tapped alike or share an address', async () => {
  const { db, buy, invite } = await start();
  const farm = await invite([99, 99, 99, 40, 50]);
  const house = await invite([1, 2, 3, 4, 5]);
  const [first = 0, second = 0, third = 0, fourth = 0] = house.guests;
  const atHost = callsFrom('a', [house.host, first, second, third]);
  await db
    .insertInto('player_address')
    .values([...atHost, ...callsFrom('b', [third, fourth])])
    .execute();
  // One sign alone, few guests, and guests who buy and differ.
  await invite([1, 2, 3, 4, 5]);
  await invite([99, 99, 99, 99]);
  const honest = await invite([99, 99, 99, 40, 50]);
  await buy(honest.guests[0] ?? 0, 10, '2026-11-19');

  expect(await suspiciousReferrers(db)).toEqual([
    {
      referrer: farm.host,
      invited: 5,
      bought: 0,
      addressOfReferrer: 0,
      addressOfEachOther: 0,
      alike: 3,
      signs: 'bought nothing, tapped alike',
    },
    {
      referrer: house.host,
      invited: 5,
      bought: 0,
      addressOfReferrer: 3,
      addressOfEachOther: 4,
      alike: 1,
      signs: 'bought nothing, same address',
    },
  ]);
});

test('half of the guests at the address of the referrer or with equal taps are a sign', async () => {
  const { db, invite } = await start();
  const { host, guests } = await invite([99, 99, 99, 1, 2, 3]);
  const rows = callsFrom('a', [host, ...guests.slice(0, 3)]);
  await db.insertInto('player_address').values(rows).execute();
  expect(await suspiciousReferrers(db)).toMatchObject([
    {
      addressOfReferrer: 3,
      addressOfEachOther: 3,
      alike: 3,
      signs: 'bought nothing, same address, tapped alike',
    },
  ]);
});

test('guests who share an address with each other alone are counted, and are no sign against their referrer', async () => {
  const { db, invite } = await start();
  const { guests } = await invite([99, 99, 99, 1, 2]);
  const framed = await invite([1, 2, 3, 4, 5]);
  const rows = callsFrom('a', [...guests, ...framed.guests]);
  await db.insertInto('player_address').values(rows).execute();
  expect(await suspiciousReferrers(db)).toMatchObject([
    { addressOfReferrer: 0, addressOfEachOther: 5, signs: 'bought nothing, tapped alike' },
  ]);
});

test('a player who comes back to an address on another day is counted once', async () => {
  const { db, players } = await start();
  const [one = 0, two = 0] = await players([0, 0]);
  const at = (user_id: number, day: string) => ({ user_id, day, address: 'a'.repeat(32) });
  const rows = [at(one, '2026-11-19'), at(one, '2026-11-20'), at(two, '2026-11-20')];
  await db.insertInto('player_address').values(rows).execute();
  expect(await sharedAddresses(db)).toEqual([]);
});

test('a day is reported on which one member bought most, much was given back, or more than usual came in', async () => {
  const { db, deps, players, buy, settle } = await start();
  const [whale = 0, fan = 0, other = 0] = await players([100, 99, 98]);
  // A day is compared as soon as seven days are settled before it.
  for (let day = 1; day <= 7; day += 1) {
    await buy(fan, 10, `2026-11-0${day}`);
    await buy(other, 10, `2026-11-0${day}`);
  }
  await settle('2026-11-08');
  expect(await unusualDays(db)).toEqual([]);

  await buy(other, 10, '2026-11-08');
  await buy(whale, 70, '2026-11-08');
  await settle('2026-11-09');
  const charge = await buy(fan, 10, '2026-11-09');
  await buy(other, 20, '2026-11-09');
  await buy(whale, 19, '2026-11-09');
  await refundPayment(deps, { chargeId: charge, at: new Date('2026-11-09T13:00:00Z') });
  await settle('2026-11-10');

  expect(await unusualDays(db)).toEqual([
    {
      day: '2026-11-09',
      purchases: '49.00 dollars',
      shared: '0.39 dollars',
      why: '10.00 dollars given back',
    },
    {
      day: '2026-11-08',
      purchases: '80.00 dollars',
      shared: '0.80 dollars',
      why: `three times the usual 20.00 dollars; player ${whale} bought for 70.00 dollars and got a share`,
    },
  ]);
});

test('a day at each limit is not reported, nor one with fewer than seven settled days before it', async () => {
  const { db, deps, players, buy, settle } = await start();
  const [fan = 0, other = 0, outsider = 0] = await players([100, 99, 0]);
  for (let day = 1; day <= 6; day += 1) {
    await buy(fan, 10, `2026-11-0${day}`);
    await buy(other, 10, `2026-11-0${day}`);
  }
  await buy(fan, 45, '2026-11-07');
  await buy(other, 45, '2026-11-07');
  // Three times the usual, and one player alone, who got no share.
  await buy(outsider, 60, '2026-11-08');
  // A fifth is given back.
  const charge = await buy(fan, 10, '2026-11-09');
  await buy(fan, 15, '2026-11-09');
  await buy(other, 25, '2026-11-09');
  await refundPayment(deps, { chargeId: charge, at: new Date('2026-11-09T13:00:00Z') });
  await settle('2026-11-10');
  expect(await unusualDays(db)).toEqual([]);
});

test('a buyer who got a share of another day alone is not reported', async () => {
  const { db, deps, players, buy, settle } = await start();
  const [fan = 0] = await players([100]);
  await buy(fan, 10, '2026-11-01');
  const charge = await buy(fan, 10, '2026-11-02');
  await refundPayment(deps, { chargeId: charge, at: new Date('2026-11-02T13:00:00Z') });
  await settle('2026-11-03');
  expect(await unusualDays(db)).toMatchObject([
    { day: '2026-11-02', why: '10.00 dollars given back' },
    { day: '2026-11-01', why: `player ${fan} bought for 10.00 dollars and got a share` },
  ]);
});

test('the usual purchases of a day are the median of the 28 days before it', async () => {
  const { db, players, buy, settle } = await start();
  const [buyer = 0] = await players([0]);
  // Half of the 28 days have purchases, so the median is 5 dollars.
  for (let day = 1; day <= 14; day += 1) {
    await buy(buyer, 10, `2026-10-${String(day).padStart(2, '0')}`);
  }
  await buy(buyer, 15, '2026-10-29');
  await settle('2026-10-30');
  expect(await unusualDays(db)).toEqual([]);
});

test('a day is reported on which shares and rewards together are more than came in', async () => {
  const { db, deps, players, buy, invite, settle } = await start();
  const [fan = 0, other = 0] = await players([100, 99]);
  const { guests } = await invite([0]);
  const charge = await buy(fan, 98, '2026-11-01');
  await buy(other, 98, '2026-11-01');
  await settle('2026-11-02');
  await buy(guests[0] ?? 0, 100, '2026-11-02');
  await refundPayment(deps, { chargeId: charge, at: new Date('2026-11-02T13:00:00Z') });
  await settle('2026-11-03');
  expect(await unusualDays(db)).toMatchObject([
    { why: '98.00 dollars given back; 5.02 dollars promised, 2.00 dollars came in' },
    { why: `98.00 dollars of its purchases given back later, by player ${fan}` },
  ]);
});

test('a day is reported of whose purchases more than a fifth was given back later, also before the day of the refund is settled', async () => {
  const { db, deps, players, buy, settle } = await start();
  const [fan = 0, other = 0] = await players([0, 0]);
  const returned = async (buyer: number, dollars: number) => {
    const chargeId = await buy(buyer, dollars, '2026-11-01');
    return () => refundPayment(deps, { chargeId, at: new Date('2026-11-02T13:00:00Z') });
  };
  const [fifth, more, most] = [
    await returned(fan, 20),
    await returned(fan, 1),
    await returned(other, 30),
  ];
  await buy(other, 49, '2026-11-01');
  await settle('2026-11-02');
  await fifth();
  expect(await unusualDays(db)).toEqual([]);
  await more();
  const lines = (why: string) => [{ day: '2026-11-01', why }];
  expect(await unusualDays(db)).toMatchObject(
    lines(`21.00 dollars of its purchases given back later, by player ${fan}`),
  );
  await most();
  expect(await unusualDays(db)).toMatchObject(
    lines(`51.00 dollars of its purchases given back later, most by player ${other}`),
  );
});

test('a reward that a refund took back is not counted as promised', async () => {
  const { db, deps, buy, invite, settle } = await start();
  const { guests } = await invite([0]);
  const charge = await buy(guests[0] ?? 0, 100, '2026-11-01');
  const later = await buy(guests[0] ?? 0, 4, '2026-11-01');
  await refundPayment(deps, { chargeId: charge, at: new Date('2026-11-01T13:00:00Z') });
  await refundPayment(deps, { chargeId: later, at: new Date('2026-11-02T13:00:00Z') });
  await settle('2026-11-03');
  expect(await unusualDays(db)).toMatchObject([
    { day: '2026-11-02', why: '4.00 dollars given back' },
    { day: '2026-11-01', why: '100.00 dollars given back' },
  ]);
});
