-- Where a balance comes from: available - debt = sum(tap_credit.taps) - spent, and total = spent, where spent is the
-- sum of tap_hour and tap_journal. A commit of taps books one row in the journal for all its players; roll_up_taps()
-- adds the rows to tap_hour later.

-- Taps per UTC hour: a row per message would grow for ever.
create table tap_hour (
  user_id bigint not null,
  hour    timestamptz not null,
  spent   bigint not null check (spent > 0),
  primary key (user_id, hour)
) with (fillfactor = 50);

-- Citus moves a shard while it is written, for which each row needs an id.
create table tap_journal (
  hour     timestamptz not null,
  user_ids bigint[] not null,
  spent    bigint[] not null,
  id       uuid primary key default gen_random_uuid()
)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, toast.autovacuum_vacuum_scale_factor = 0);
do $$
begin
  -- Citus cannot change how a column is stored.
  if current_schema() = 'public' then
    alter table tap_journal alter user_ids set storage external, alter spent set storage external;
  end if;
end
$$;

-- Adds up to `most` rows of the journal to tap_hour; true if there may be more. Only this function writes tap_hour, one
-- call at a time, so a tap never waits for it. While another call works it returns false. Each schema has a lock.
create function roll_up_taps(most integer) returns boolean language plpgsql as $$
declare
  taken_rows bigint;
  players bigint[];
  hours timestamptz[];
  sums bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtext('roll_up_taps'), hashtext(current_schema())) then
    return false;
  end if;
  with taken as (
    delete from tap_journal where id = any(array(select id from tap_journal limit most)) returning hour, user_ids, spent
  ),
  entry as (
    select t.user_id, taken.hour, sum(t.spent)::bigint as spent
    from taken, unnest(taken.user_ids, taken.spent) as t (user_id, spent)
    group by 1, 2 order by 1, 2
  )
  select (select count(*) from taken), array_agg(user_id), array_agg(hour), array_agg(spent)
  into taken_rows, players, hours, sums from entry;

  insert into tap_hour as h (user_id, hour, spent)
  select * from unnest(players, hours, sums)
  on conflict (user_id, hour) do update set spent = h.spent + excluded.spent;
  return taken_rows = most;
end
$$;
