-- Places without counting everybody: how many users stand in each narrow bucket of totals, and the order of the boards as an index.

-- Of a total as a double precision number the exponent and 9 bits of the fraction: up to 1 024 a bucket is one total, above it
-- is at most 0.2 % wide. Order is kept, and every integer up to 2^53 is exact.
create function rank_bucket(total bigint) returns integer language sql immutable parallel safe
return (
  (get_byte(float8send(total::float8), 0) << 16)
  | (get_byte(float8send(total::float8), 1) << 8)
  | get_byte(float8send(total::float8), 2)
) >> 3;

-- The lowest total of a bucket.
create function rank_floor(bucket integer) returns bigint language sql immutable parallel safe
return ceil(power(2::float8, (bucket >> 9) - 1023 - 9) * (512 + (bucket & 511)))::bigint;

-- Grain 0: buckets. Grain 1: 64 of them together, so that a sum over all that lie above has few terms. Who has no taps is in none.
create table rank_bucket (
  grain  smallint not null check (grain in (0, 1)),
  bucket integer not null,
  users  bigint not null,
  primary key (grain, bucket)
) with (fillfactor = 50);

-- What is not yet in the buckets: totals before and after, one row per statement that moved any. Rows are only added
-- here, so that servers which count taps at the same time never wait for each other; fold_ranks() takes them in.
create table rank_change (before bigint[] not null, after bigint[] not null)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, toast.autovacuum_vacuum_scale_factor = 0);
alter table rank_change alter before set storage external, alter after set storage external;

create function note_rank_change() returns trigger language plpgsql as $$
begin
  insert into rank_change (before, after)
  select array_agg(o.total), array_agg(n.total) from old_rows o join new_rows n using (user_id)
  where n.total <> o.total having count(*) > 0;
  return null;
end
$$;

create trigger note_rank_change after update on tap_balance
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_rank_change();

-- Takes the changes into the buckets; false, and nothing is done, while somebody else does.
create function fold_ranks() returns boolean language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_ranks')) then
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
  moved as materialized (
    select rank_bucket(total) as bucket, sum(users) as users from step where total > 0 group by 1 having sum(users) <> 0
  )
  insert into rank_bucket as r (grain, bucket, users)
  select 0, bucket, users from moved
  union all
  select 1, bucket >> 6, sum(users) from moved group by 2
  on conflict (grain, bucket) do update set users = r.users + excluded.users;
  return true;
end
$$;

-- How many users have at least so many taps, `lowest` being 1 or more: exact at this moment, at a cost that does not grow with the users.
create function count_from(lowest bigint) returns bigint language plpgsql stable as $$
declare
  own   integer := rank_bucket(lowest);
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

-- Of equal totals the one with more invites stands first, then the lower id (decisions: levels, rank, leaderboards).
alter table tap_balance add column invites bigint not null default 0 check (invites >= 0);

create function count_invite() returns trigger language plpgsql as $$
begin
  update tap_balance set invites = invites + 1 where user_id = new.referrer_id;
  return null;
end
$$;

create trigger count_invite after insert on referral for each row execute function count_invite();

update tap_balance set invites = invited.users
from (select referrer_id, count(*) as users from referral group by referrer_id) invited
where user_id = referrer_id;

create index tap_balance_place on tap_balance (total desc, invites desc, user_id);
drop index tap_balance_total;

insert into rank_change (before, after)
select '{}', array_agg(total) from tap_balance where total > 0 having count(*) > 0;
select fold_ranks();
