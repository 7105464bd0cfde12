import { sql } from 'kysely';
import type { Shards } from '../database/shards.ts';
import type { Deps } from '../deps.ts';

type Difference = { grain: number; bucket: number; noted: number; counted: number };

/** Compares the stored number of users in each rank bucket with the balances. Returns a message for each difference. */
export async function findRankDifferences(shards: Shards): Promise<string[]> {
  return (await Promise.all(shards.all.map(compareBuckets))).flat();
}

async function compareBuckets(db: Deps['db']): Promise<string[]> {
  // A single statement reads the shard in one snapshot.
  const { rows: buckets } = await sql<Difference>`
    with step as (
      select unnest(after) as total, 1 as users from rank_change
      union all
      select unnest(before), -1 from rank_change
    ),
    noted as (
      select grain, bucket, users from rank_bucket
      union all
      select 0, rank_bucket(total), users from step where total > 0
      union all
      select 1, rank_bucket(total) >> 6, users from step where total > 0
    ),
    counted as (
      select rank_bucket(total) as bucket, count(*) as users from tap_balance where total > 0 group by 1
    ),
    expected as (
      select 0 as grain, bucket, users from counted
      union all
      select 1, bucket >> 6, sum(users) from counted group by 2
    )
    select grain, bucket, coalesce(noted.users, 0)::bigint as noted, coalesce(expected.users, 0)::bigint as counted
    from (select grain, bucket, sum(users) as users from noted group by 1, 2) as noted
    full join expected using (grain, bucket)
    where coalesce(noted.users, 0) <> coalesce(expected.users, 0)
    order by 1, 2`.execute(db);
  return buckets.map(
    ({ grain, bucket, noted, counted }) =>
      `The ranks have ${noted} users in bucket ${bucket} of grain ${grain}; the balances have ${counted}.`,
  );
}

/** Compares each user's stored number of invites with the referrals. Returns a message for each difference. */
export async function findInviteDifferences(db: Deps['db']): Promise<string[]> {
  const { rows: hosts } = await sql<{ user_id: number; noted: number; counted: number }>`
    select tap_balance.user_id, invites as noted, count(referrer_id) as counted
    from tap_balance left join referral on referral.referrer_id = tap_balance.user_id
    group by tap_balance.user_id, invites having invites <> count(referrer_id)
    order by 1`.execute(db);
  return hosts.map(
    ({ user_id, noted, counted }) =>
      `User ${user_id} has ${noted} invites; the referrals are ${counted}.`,
  );
}
