-- A total that begins a bucket is counted from the buckets alone. Up to 1 024 every total does, and it is there that most players
-- stand: one by one they were counted by the thousand. The plan is made once a connection: it never differs, and making it anew for
-- each total took longer than counting, the more the larger the index.
create or replace function count_from(lowest bigint) returns bigint language plpgsql stable
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
