-- Tap messages to the balance, the session marks and the ledger, in one statement of the caller.

-- One message on top of what the earlier ones left. State: available, total, applied by this message, refused (0 or 1).
create function tap_step(
  state bigint[], available bigint, total bigint, is_new boolean, multiplier bigint, threshold bigint, taps bigint
) returns bigint[] language plpgsql immutable as $$
declare
  applied bigint := 0;
begin
  if state is not null then
    available := state[1];
    total := state[2];
  end if;
  if is_new and total < threshold then
    return array[available, total, 0, 1];
  end if;
  if is_new then
    applied := least(taps, available / multiplier);
  end if;
  return array[available - applied * multiplier, total + applied * multiplier, applied, 0];
end
$$;

create aggregate tap_run(bigint, bigint, boolean, bigint, bigint, bigint) (sfunc = tap_step, stype = bigint[]);

-- One array element per message, in order of arrival; `thresholds` holds the total from which the multiplier is granted.
-- A message without session and seq is always new. Returns one row per message, in order.
create function apply_taps(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[]
) returns table (is_new boolean, applied bigint, refused boolean, available bigint, total bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  answered bigint;
begin
  -- In id order, so that two servers never wait for each other in a circle. The next statement takes a
  -- new snapshot: under these locks it sees every mark and balance that another server committed.
  perform from tap_balance where user_id = any(user_ids) order by user_id for update;

  return query
  with message as materialized (
    select m.*,
      m.session is null or m.seq > greatest(
        mark.seq,
        max(m.seq) over (
          partition by m.user_id, m.session order by m.place
          rows between unbounded preceding and 1 preceding
        ),
        0
      ) as is_new
    from unnest(user_ids, sessions, seqs, multipliers, thresholds, counts)
      with ordinality as m (user_id, session, seq, multiplier, threshold, taps, place)
    left join tap_session mark on mark.user_id = m.user_id and mark.session = m.session
  ),
  run as materialized (
    select m.*, tap_run(b.available, b.total, m.is_new, m.multiplier, m.threshold, m.taps)
      over (partition by m.user_id order by m.place) as after
    from message m join tap_balance b on b.user_id = m.user_id
  ),
  spent as (
    select user_id, sum(after[3] * multiplier)::bigint as taps from run group by user_id having sum(after[3]) > 0
  ),
  moved as (
    update tap_balance b set available = b.available - spent.taps, total = b.total + spent.taps
    from spent where b.user_id = spent.user_id
  ),
  marked as (
    insert into tap_session as t (user_id, session, seq, updated_at)
    select user_id, session, max(seq), moment from run
    where is_new and session is not null group by user_id, session
    on conflict (user_id, session) do update set seq = greatest(t.seq, excluded.seq), updated_at = excluded.updated_at
  ),
  rolled_up as (
    insert into tap_hour as h (user_id, hour, spent)
    select user_id, date_trunc('hour', moment, 'UTC'), taps from spent
    on conflict (user_id, hour) do update set spent = h.spent + excluded.spent
  )
  select is_new, after[3], after[4] = 1, after[1], after[2] from run order by place;

  get diagnostics answered = row_count;
  if answered <> cardinality(user_ids) then
    raise exception 'a tap message came from an unknown user';
  end if;
end
$$;
