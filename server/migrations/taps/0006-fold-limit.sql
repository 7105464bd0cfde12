-- Release: expand
-- Takes at most 1 000 changes into the buckets; false if more may be left, or if another call does it and nothing was
-- done. The limit keeps a call short after a long time without one: a call that a time limit cancels takes nothing in,
-- and the next one would have even more to do. Each schema has a lock.
create or replace function fold_ranks() returns boolean language plpgsql as $$
declare
  most constant integer := 1000;
  taken integer;
  buckets integer[];
  moves bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_ranks'), hashtext(current_schema())) then
    return false;
  end if;
  with change as (
    delete from rank_change where id in (select id from rank_change limit most) returning before, after
  ),
  step as (
    select unnest(after) as total, 1 as users from change
    union all
    select unnest(before), -1 from change
  ),
  moved as (
    select rank_bucket(total) as bucket, sum(users) as users from step where total > 0 group by 1 having sum(users) <> 0
  )
  select (select count(*) from change), array_agg(bucket), array_agg(users) into taken, buckets, moves from moved;

  insert into rank_bucket as r (grain, bucket, users)
  select 0, bucket, users from unnest(buckets, moves) as moved (bucket, users)
  union all
  select 1, bucket >> 6, sum(users) from unnest(buckets, moves) as moved (bucket, users) group by 2
  on conflict (grain, bucket) do update set users = r.users + excluded.users;
  return taken < most;
end
$$;
