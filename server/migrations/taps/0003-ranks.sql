-- Places without counting everybody: how many users stand in each narrow bucket of totals.

-- Of a total as a double precision number the exponent and 9 bits of the fraction: up to 1 024 a bucket is one total,
-- above it is at most 0.2 % wide. Order is kept, and every integer up to 2^53 is exact.
create function rank_bucket(total bigint) returns integer language sql immutable parallel safe
return (
  (get_byte(float8send(total::float8), 0) << 16)
  | (get_byte(float8send(total::float8), 1) << 8)
  | get_byte(float8send(total::float8), 2)
) >> 3;

-- The lowest total of a bucket.
create function rank_floor(bucket integer) returns bigint language sql immutable parallel safe
return ceil(power(2::float8, (bucket >> 9) - 1023 - 9) * (512 + (bucket & 511)))::bigint;

-- Grain 0: buckets. Grain 1: 64 of them together, so that a sum over all that lie above has few terms. A user who has
-- no taps is in none.
create table rank_bucket (
  grain  smallint not null check (grain in (0, 1)),
  bucket integer not null,
  users  bigint not null,
  primary key (grain, bucket)
) with (fillfactor = 50);

-- What is not yet in the buckets: totals before and after, one row per statement that moved any. Rows are only added
-- here, so that servers which count taps at the same time never wait for each other; fold_ranks() takes them in.
-- A function that changes totals must add them here: a trigger with transition tables costs more and cannot run on a
-- shard.
create table rank_change (before bigint[] not null, after bigint[] not null, id uuid primary key default gen_random_uuid())
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, toast.autovacuum_vacuum_scale_factor = 0);
do $$
begin
  -- Citus cannot change how a column is stored.
  if current_schema() = 'public' then
    alter table rank_change alter before set storage external, alter after set storage external;
  end if;
end
$$;

-- Takes the changes into the buckets; false, and nothing is done, while another call does. Each schema has a lock.
create function fold_ranks() returns boolean language plpgsql as $$
declare
  buckets integer[];
  moves bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_ranks'), hashtext(current_schema())) then
    return false;
  end if;
  with change as (
    delete from rank_change returning before, after
  ),
  step as (
    select unnest(after) as total, 1 as users from change
    union all
    select unnest(before), -1 from change
  ),
  moved as (
    select rank_bucket(total) as bucket, sum(users) as users from step where total > 0 group by 1 having sum(users) <> 0
  )
  select array_agg(bucket), array_agg(users) into buckets, moves from moved;

  insert into rank_bucket as r (grain, bucket, users)
  select 0, bucket, users from unnest(buckets, moves) as moved (bucket, users)
  union all
  select 1, bucket >> 6, sum(users) from unnest(buckets, moves) as moved (bucket, users) group by 2
  on conflict (grain, bucket) do update set users = r.users + excluded.users;
  return true;
end
$$;

-- How many users have at least so many taps, `lowest` being 1 or more: exact at this moment, at a cost that does not
-- grow with the users. A total that begins a bucket is counted from the buckets alone. Up to 1 024 every total does,
-- and it is there that most players stand: one by one they would be counted by the thousand. The plan is made once a
-- connection: it never differs, and making it anew for each total takes longer than counting, the more the larger the
-- index.
create function count_from(lowest bigint) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
declare
  -- The bucket of the total below, which ends where `lowest` begins one. Below a total of 1 nobody stands.
  own   integer := greatest(rank_bucket(lowest - 1), rank_bucket(1) - 1);
  above bigint := rank_floor(own + 1);
begin
  return
    (select coalesce(sum(users), 0) from rank_bucket where grain = 1 and bucket > own >> 6)
    + (select coalesce(sum(users), 0) from rank_bucket where grain = 0 and bucket > own and bucket < ((own >> 6) + 1) << 6)
    + (select count(*) from tap_balance where total >= lowest and total < above)
    + (
      select coalesce(sum(
        (select count(*) from unnest(after) as total where total >= above)
        - (select count(*) from unnest(before) as total where total >= above)
      ), 0)
      from rank_change
    );
end
$$;

-- How many of the users whom count_from(lowest) counts are banned.
create function count_banned_from(lowest bigint) returns bigint language plpgsql stable as $$
begin
  return (select count(*) from tap_balance where is_banned and total >= lowest);
end
$$;

-- The total and the invites of a player, and the threshold of the next level; `above` is how many users have more taps,
-- and `above_level` how many are at a higher level. `thresholds` holds those of all levels. Nulls if there is no such
-- player.
create function find_place(
  player bigint, thresholds bigint[],
  out total bigint, out invites bigint, out above bigint, out above_level bigint, out next_level bigint
) language plpgsql stable as $$
begin
  select b.total, b.invites into total, invites from tap_balance b where b.user_id = player;
  next_level := (select min(threshold) from unnest(thresholds) as threshold where threshold > total);
  above := count_from(total + 1) - count_banned_from(total + 1);
  above_level := case when next_level is null then 0 else count_from(next_level) - count_banned_from(next_level) end;
end
$$;
