-- Release: expand
-- A commit of taps books one row for all its players; the rows are added to tap_hour later. So the ledger of taps is tap_hour and tap_journal
-- together. An earlier server calls the same functions; an audit of an earlier version adds up once the journal is empty.

create table tap_journal (hour timestamptz not null, user_ids bigint[] not null, spent bigint[] not null)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, toast.autovacuum_vacuum_scale_factor = 0);
alter table tap_journal alter user_ids set storage external, alter spent set storage external;

-- Counts the messages that need no further look: the next batch of the session in use, which the balance allows in full. At most one
-- message of each player, in ascending order of user_ids. A loop over them locks the rows in id order, so that two servers never wait for each other in a circle. The plan is made
-- once a connection, and never for a table that was small by then.
create function count_next_taps(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[],
  out counted_ids bigint[], out available bigint[], out total bigint[]
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  with moved as (
    update tap_balance b set
      available = b.available - taps * multiplier, total = b.total + taps * multiplier,
      seq = m.seq, session_at = moment, is_counted = true
    from unnest(user_ids, sessions, seqs, multipliers, thresholds, counts) as m (user_id, session, seq, multiplier, threshold, taps)
    where b.user_id = m.user_id and b.session = m.session and b.seq < m.seq
      and b.total >= threshold and taps > 0 and b.available >= taps * multiplier
    returning b.user_id, b.available, b.total, taps * multiplier as spent
  ),
  counted as materialized (
    select array_agg(user_id) as user_ids, array_agg(spent) as spent,
      array_agg(available) as available, array_agg(total - spent) as before, array_agg(total) as after
    from moved
  ),
  noted as (insert into rank_change (before, after) select before, after from counted where user_ids is not null),
  booked as (
    insert into tap_journal (hour, user_ids, spent)
    select date_trunc('hour', moment, 'UTC'), user_ids, spent from counted where user_ids is not null
  )
  select user_ids, available, after into counted_ids, available, total from counted;
end
$$;

-- Counts all other messages, at most one of each player. One array element per message, in ascending order of user_ids; `thresholds` holds
-- the total from which the multiplier is granted. A message without session and seq is always new. `result`: 0 counted, 1 duplicate, 2 multiplier
-- not reached, 3 session expired. `session_counts` is how many sessions the player then has if the message began one, else 0.
-- The plan is made once a connection, and never for a table that was small by then.
create or replace function count_taps(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[],
  out applied bigint[], out available bigint[], out total bigint[], out result smallint[], out session_counts bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  found_ids bigint[];
  tids tid[];
  availables bigint[];
  totals bigint[];
  marks text[];
  mark_seqs bigint[];
  mark_times timestamptz[];
  mark_counted boolean[];
begin
  -- In id order, so that two servers never wait for each other in a circle. The next statement takes a new snapshot: under these locks
  -- it sees every session that another server moved, and a row stays at its place.
  select array_agg(user_id), array_agg(ctid), array_agg(available), array_agg(total), array_agg(session), array_agg(seq),
    array_agg(session_at), array_agg(is_counted)
  into found_ids, tids, availables, totals, marks, mark_seqs, mark_times, mark_counted
  from (select ctid, * from tap_balance where user_id = any(user_ids) order by user_id for update) b;
  if found_ids is distinct from user_ids then
    raise exception 'a tap message came from an unknown user, or two came from one';
  end if;

  with message as materialized (
    select m.*,
      m.session is not distinct from m.mark as is_same,
      case
        when m.session = m.mark then m.mark_seq
        when m.session is not null then (
          select t.seq from tap_session t where t.user_id = m.user_id and t.session = m.session
        )
      end as known_seq
    from unnest(
      user_ids, tids, sessions, seqs, multipliers, thresholds, counts, availables, totals,
      marks, mark_seqs, mark_times, mark_counted
    ) with ordinality as m (
      user_id, tid, session, seq, multiplier, threshold, taps, available, total,
      mark, mark_seq, mark_time, mark_counted, place
    )
  ),
  checked as (
    select m.*,
      case when known_seq is not null or session is null then false else exists (
        select from tap_session_expired e where e.user_id = m.user_id and e.digest = tap_session_digest(m.session)
      ) end as is_expired,
      case when known_seq is not null or session is null then 0 else 1 + (mark is not null)::int + (
        select count(*) from tap_session t where t.user_id = m.user_id and t.session is distinct from m.mark
      ) end as session_count
    from message m
  ),
  decided as (
    select c.*, case
      when is_expired then 3 when session is not null and seq <= known_seq then 1 when total < threshold then 2 else 0
    end::smallint as result
    from checked c
  ),
  counted as (
    select d.*, case when result = 0 then least(taps, available / multiplier) else 0 end as applied from decided d
  ),
  run as materialized (
    select c.*, applied * multiplier as spent, session is not null and result in (0, 2) as is_marked from counted c
  ),
  moved as (
    update tap_balance b set
      available = r.available - r.spent,
      total = r.total + r.spent,
      session = case when r.is_marked then r.session else r.mark end,
      seq = case when r.is_marked then r.seq else r.mark_seq end,
      session_at = case when r.is_marked then moment else r.mark_time end,
      is_counted = case
        when not r.is_marked then r.mark_counted
        when r.is_same then r.mark_counted or r.applied > 0
        else r.applied > 0 or coalesce((
          select t.is_counted from tap_session t where t.user_id = r.user_id and t.session = r.session
        ), false)
      end
    from run r where b.ctid = r.tid and (r.is_marked or r.spent > 0)
  ),
  put_away as (
    insert into tap_session as t (user_id, session, seq, updated_at, started_on, is_counted)
    select user_id, mark, mark_seq, mark_time, (mark_time at time zone 'UTC')::date, mark_counted from run
    where is_marked and not is_same and mark is not null
    on conflict (user_id, session) do update set
      seq = greatest(t.seq, excluded.seq), updated_at = excluded.updated_at,
      is_counted = t.is_counted or excluded.is_counted
  ),
  booked as (
    insert into tap_journal (hour, user_ids, spent)
    select date_trunc('hour', moment, 'UTC'), array_agg(user_id), array_agg(spent) from run where spent > 0 having count(*) > 0
  ),
  noted as (
    insert into rank_change (before, after)
    select array_agg(total), array_agg(total + spent) from run where spent > 0 having count(*) > 0
  )
  select array_agg(applied order by place), array_agg(available - spent order by place),
    array_agg(total + spent order by place), array_agg(result order by place), array_agg(session_count order by place)
  into applied, available, total, result, session_counts from run;
end
$$;

-- Adds up to `most` rows of the journal to tap_hour; true if there may be more. Only this function writes tap_hour, one call at a time,
-- so a tap never waits for it. While another call works it returns false.
create function roll_up_taps(most integer) returns boolean language plpgsql as $$
declare
  taken_rows bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('roll_up_taps')) then
    return false;
  end if;
  with taken as (
    delete from tap_journal where ctid = any(array(select ctid from tap_journal limit most)) returning hour, user_ids, spent
  ),
  booked as (
    insert into tap_hour as h (user_id, hour, spent)
    select t.user_id, taken.hour, sum(t.spent)::bigint
    from taken, unnest(taken.user_ids, taken.spent) as t (user_id, spent)
    group by 1, 2 order by 1, 2
    on conflict (user_id, hour) do update set spent = h.spent + excluded.spent
  )
  select count(*) into taken_rows from taken;
  return taken_rows = most;
end
$$;
