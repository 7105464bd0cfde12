import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { addressesPerDay } from './note-address.ts';

type Db = Deps['db'];

/** `players` is the number of players, and `ids` contains the ten lowest ids, separated by spaces. */
type Group = { players: number; ids: string };

/** The report lists only addresses that at least this many players have used. Two players may share a household. */
const leastAtAddress = 3;
/** The report lists only referrers who have invited at least this number of players. */
const leastInvited = 5;
const mostLines = 50;

const firstIds = sql<string>`array_to_string((array_agg(user_id order by user_id))[:10], ' ')`;

/** Lists the wallets that several players have or had. */
export async function sharedWallets(db: Db): Promise<(Group & { wallet: string })[]> {
  const { rows } = await sql<Group & { wallet: string }>`
    select wallet, count(*) as players, ${firstIds} as ids
    from (select distinct wallet, user_id from wallet_change where wallet is not null) owner
    group by wallet having count(*) > 1
    order by players desc, wallet limit ${mostLines}`.execute(db);
  return rows.map((row) => ({ ...row, wallet: friendlyWallet(row.wallet) }));
}

/**
 * Lists the addresses that at least three players have used. `address` is the first eight digits of the hash of an
 * address.
 */
export async function sharedAddresses(db: Db): Promise<(Group & { address: string })[]> {
  const { rows } = await sql<Group & { address: string }>`
    select left(address, 8) as address, count(*) as players, ${firstIds} as ids
    from (select distinct address, user_id from player_address) caller
    group by caller.address having count(*) >= ${leastAtAddress}
    order by players desc, caller.address limit ${mostLines}`.execute(db);
  return rows;
}

export type ScatteredPlayer = { player: number; days: number; last: string };

/**
 * Lists the players who reached `addressesPerDay`, after which the addresses of a day are not stored. `days` is the
 * number of such UTC days, and `last` the latest of them.
 */
export async function scatteredPlayers(db: Db): Promise<ScatteredPlayer[]> {
  const { rows } = await sql<ScatteredPlayer>`
    select user_id as player, count(*) as days, to_char(max(day), 'YYYY-MM-DD') as last
    from (select user_id, day from player_address group by 1, 2 having count(*) >= ${addressesPerDay}) full_day
    group by user_id order by days desc, player limit ${mostLines}`.execute(db);
  return rows;
}

export type SuspiciousReferrer = {
  referrer: number;
  invited: number;
  bought: number;
  /** The number of invited players who share an address with the referrer. */
  addressOfReferrer: number;
  /** The number of invited players who share an address with another invited player of the same referrer. */
  addressOfEachOther: number;
  /** The size of the largest group of invited players with the same total of taps. */
  alike: number;
  signs: string;
};

/** Lists the referrers with at least five invited players and at least two suspicious signs (`signsOf`). */
export async function suspiciousReferrers(db: Db): Promise<SuspiciousReferrer[]> {
  const { rows } = await sql<Omit<SuspiciousReferrer, 'signs'>>`
    with guest as (
      select referrer_id, referral.user_id, total,
        exists (
          select from payment join payment_charge on payment_id = payment.id
          where payment.user_id = referral.user_id and settles
        ) as has_bought
      from referral cross join lateral tap_balance_of(referral.user_id)
      where referrer_id in (select referrer_id from referral group by 1 having count(*) >= ${leastInvited})
    ),
    circle as (
      select referrer_id, user_id from guest union select referrer_id, referrer_id from guest
    ),
    near as (
      select referrer_id, count(distinct user_id) filter (where hosts > 0) as with_host,
        count(distinct user_id) filter (where guests > 1) as with_guest
      from (
        select referrer_id, user_id, count(*) filter (where user_id = referrer_id) over place as hosts,
          count(*) filter (where user_id <> referrer_id) over place as guests
        from (
          select distinct referrer_id, user_id, address from circle join player_address using (user_id)
        ) caller
        window place as (partition by referrer_id, address)
      ) neighbor
      where user_id <> referrer_id group by 1
    ),
    host as (
      select referrer_id, sum(guests)::bigint as invited, sum(buyers)::bigint as bought, max(guests) as alike from (
        select referrer_id, count(*) as guests, count(*) filter (where has_bought) as buyers
        from guest group by referrer_id, total
      ) equal group by 1
    )
    select referrer_id as referrer, invited, bought, coalesce(with_host, 0) as "addressOfReferrer",
      coalesce(with_guest, 0) as "addressOfEachOther", alike
    from host left join near using (referrer_id) order by invited desc, referrer_id`.execute(db);
  return rows
    .map((row) => ({ ...row, signs: signsOf(row) }))
    .filter(({ signs }) => signs.length > 1)
    .slice(0, mostLines)
    .map((row) => ({ ...row, signs: row.signs.join(', ') }));
}

function signsOf({ invited, bought, addressOfReferrer, alike }: Omit<SuspiciousReferrer, 'signs'>) {
  return [
    ...(bought === 0 ? ['bought nothing'] : []),
    // Not `addressOfEachOther`: anybody can invite players of one address with a referrer's public code.
    ...(addressOfReferrer * 2 >= invited ? ['same address'] : []),
    ...(alike * 2 >= invited ? ['tapped alike'] : []),
  ];
}
