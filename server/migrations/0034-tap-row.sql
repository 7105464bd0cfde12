-- Release: expand
-- The session in use is in the row of its player's balance, so that a batch writes both at once. When another session comes into use,
-- it moves to tap_session. An earlier server calls the same functions.

alter table tap_balance
  add column is_counted boolean,     -- true if a batch of the session in use has counted a tap
  add column seq bigint,             -- its highest seq
  add column session_at timestamptz, -- its last batch
  add column session text;

-- Whoever changes a total adds it to rank_change. A trigger with transition tables costs more and cannot run on a shard.
drop trigger note_rank_change on tap_balance;

-- Counts at most one message of each player. One array element per message, in ascending order of user_ids; `thresholds` holds the total
-- from which the multiplier is granted. A message without session and seq is always new. `result`: 0 counted, 1 duplicate, 2 multiplier
-- not reached, 3 session expired. `session_counts` is how many sessions the player then has if the message began one, else 0.
-- The plan is made once a connection, and never for a table that was small by then.
create function count_taps(
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
  rolled_up as (
    insert into tap_hour as h (user_id, hour, spent)
    select user_id, date_trunc('hour', moment, 'UTC'), spent from run where spent > 0
    on conflict (user_id, hour) do update set spent = h.spent + excluded.spent
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

-- The same for messages in order of arrival, of which a player may have several: the first of each player, then the second, and so on.
create or replace function apply_tap_batches(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[]
) returns table (
  is_new boolean, applied bigint, refused boolean, available bigint, total bigint, expired boolean, session_count bigint
)
language plpgsql as $$
#variable_conflict use_column
declare
  places bigint[];
  counted record;
  applieds bigint[];
  availables bigint[];
  totals bigint[];
  results smallint[];
  session_counts bigint[];
begin
  -- All at once, so that the rounds of two servers never wait for each other in a circle.
  perform from tap_balance where user_id = any(user_ids) order by user_id for update;

  for places in
    select array_agg(place order by user_id) from (
      select user_id, place, row_number() over (partition by user_id order by place) as turn
      from unnest(user_ids) with ordinality as m (user_id, place)
    ) m group by turn order by turn
  loop
    select c.* into counted
    from (
      select array_agg(user_id order by user_id) as user_ids, array_agg(session order by user_id) as sessions,
        array_agg(seq order by user_id) as seqs, array_agg(multiplier order by user_id) as multipliers,
        array_agg(threshold order by user_id) as thresholds, array_agg(taps order by user_id) as counts
      from unnest(user_ids, sessions, seqs, multipliers, thresholds, counts)
        with ordinality as m (user_id, session, seq, multiplier, threshold, taps, place)
      where place = any(places)
    ) m, count_taps(moment, m.user_ids, m.sessions, m.seqs, m.multipliers, m.thresholds, m.counts) c;
    for at in 1 .. cardinality(places) loop
      applieds[places[at]] := counted.applied[at];
      availables[places[at]] := counted.available[at];
      totals[places[at]] := counted.total[at];
      results[places[at]] := counted.result[at];
      session_counts[places[at]] := counted.session_counts[at];
    end loop;
  end loop;

  return query
  select result in (0, 2), applied, result = 2, available, total, result = 3, session_count
  from unnest(applieds, availables, totals, results, session_counts)
    with ordinality as r (applied, available, total, result, session_count, place)
  order by place;
end
$$;

-- Expires the oldest sessions of players above `most`, under the same locks as count_taps. The one in use is the newest.
create or replace function expire_tap_sessions(moment timestamptz, user_ids bigint[], most int) returns void language plpgsql as $$
#variable_conflict use_column
begin
  perform from tap_balance where user_id = any(user_ids) order by user_id for update;

  with ranked as (
    select t.user_id, t.session,
      (b.session is not null)::int + row_number() over (partition by t.user_id order by t.updated_at desc, t.session) as place
    from tap_session t join tap_balance b using (user_id)
    where t.user_id = any(user_ids) and t.session is distinct from b.session
  ),
  expired as (
    delete from tap_session t using ranked r
    where r.place > most and t.user_id = r.user_id and t.session = r.session
    returning t.user_id, t.session, t.is_counted
  )
  insert into tap_session_expired (user_id, digest, expired_on)
  select user_id, tap_session_digest(session), (moment at time zone 'UTC')::date from expired where is_counted
  on conflict do nothing;
end
$$;
