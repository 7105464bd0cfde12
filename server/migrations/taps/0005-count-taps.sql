-- Each statement of these functions changes one table: together they are one call and one transaction.

-- Counts the messages that need no further look: the next batch of the session in use, which the balance allows in
-- full. At most one message of each player, in ascending order of user_ids. A loop over them locks the rows in id
-- order, so that two servers never wait for each other in a circle. The plan is made once a connection, and never for a
-- table that was small by then.
create function count_next_taps(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[],
  out counted_ids bigint[], out available bigint[], out total bigint[]
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  spents bigint[];
  befores bigint[];
begin
  with moved as (
    update tap_balance b set
      available = b.available - taps * multiplier, total = b.total + taps * multiplier,
      seq = m.seq, session_at = moment, is_counted = true
    from unnest(user_ids, sessions, seqs, multipliers, thresholds, counts) as m (user_id, session, seq, multiplier, threshold, taps)
    where b.user_id = m.user_id and b.session = m.session and b.seq < m.seq
      and b.total >= threshold and taps > 0 and b.available >= taps * multiplier
    returning b.user_id, b.available, b.total, taps * multiplier as spent
  )
  select array_agg(user_id), array_agg(available), array_agg(total), array_agg(spent), array_agg(total - spent)
  into counted_ids, available, total, spents, befores from moved;
  if counted_ids is null then
    return;
  end if;

  insert into rank_change (before, after) values (befores, total);
  insert into tap_journal (hour, user_ids, spent) values (date_trunc('hour', moment, 'UTC'), counted_ids, spents);
end
$$;

-- Counts all other messages, at most one of each player. One array element per message, in ascending order of user_ids;
-- `thresholds` holds the total from which the multiplier is granted. A message without session and seq is always new.
-- `result`: 0 counted, 1 duplicate, 2 multiplier not reached, 3 session expired. `session_counts` is how many sessions
-- the player then has if the message began one, else 0. The plan is made once a connection, and never for a table that
-- was small by then.
create function count_taps(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[],
  out applied bigint[], out available bigint[], out total bigint[], out result smallint[], out session_counts bigint[]
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  found_ids bigint[];
  availables bigint[];
  totals bigint[];
  marks text[];
  mark_seqs bigint[];
  mark_times timestamptz[];
  mark_counted boolean[];
  replaced boolean[]; -- true where the message ends the use of the session in `marks`
  spender_ids bigint[];
  spents bigint[];
  befores bigint[];
  afters bigint[];
begin
  -- In id order, so that two servers never wait for each other in a circle. The next statement takes a new snapshot:
  -- under these locks it sees every session that another server moved.
  select array_agg(user_id), array_agg(available), array_agg(total), array_agg(session), array_agg(seq),
    array_agg(session_at), array_agg(is_counted)
  into found_ids, availables, totals, marks, mark_seqs, mark_times, mark_counted
  from (select * from tap_balance where user_id = any(user_ids) order by user_id for update) b;
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
      user_ids, sessions, seqs, multipliers, thresholds, counts, availables, totals,
      marks, mark_seqs, mark_times, mark_counted
    ) with ordinality as m (
      user_id, session, seq, multiplier, threshold, taps, available, total,
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
    from run r where b.user_id = r.user_id and (r.is_marked or r.spent > 0)
  )
  select array_agg(applied order by place), array_agg(available - spent order by place),
    array_agg(total + spent order by place), array_agg(result order by place), array_agg(session_count order by place),
    array_agg(is_marked and not is_same and mark is not null order by place),
    array_agg(user_id) filter (where spent > 0), array_agg(spent) filter (where spent > 0),
    array_agg(total) filter (where spent > 0), array_agg(total + spent) filter (where spent > 0)
  into applied, available, total, result, session_counts, replaced, spender_ids, spents, befores, afters from run;

  if spender_ids is not null then
    insert into rank_change (before, after) values (befores, afters);
    insert into tap_journal (hour, user_ids, spent) values (date_trunc('hour', moment, 'UTC'), spender_ids, spents);
  end if;
  if true = any(replaced) then
    insert into tap_session as t (user_id, session, seq, updated_at, started_on, is_counted)
    select user_id, mark, mark_seq, mark_time, (mark_time at time zone 'UTC')::date, mark_counted
    from unnest(user_ids, marks, mark_seqs, mark_times, mark_counted, replaced)
      as m (user_id, mark, mark_seq, mark_time, mark_counted, is_replaced)
    where is_replaced
    on conflict (user_id, session) do update set
      seq = greatest(t.seq, excluded.seq), updated_at = excluded.updated_at,
      is_counted = t.is_counted or excluded.is_counted;
  end if;
end
$$;

-- The same for messages in order of arrival, of which a player may have several: the first of each player, then the
-- second, and so on. Returns one row per message, in order.
create function apply_tap_batches(
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
