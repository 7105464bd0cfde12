-- Release: expand
-- Bounds of what a player can store. A player has a bounded number of sessions with their seq. Of an older one that counted a tap only a digest stays, so that a
-- batch that is sent again is refused and never counted twice. Such a session has cost a tap, and taps are bought.

alter table tap_session add column is_counted boolean not null default true;

create table tap_session_expired (
  user_id    bigint not null references users,
  digest     bigint not null, -- tap_session_digest(session)
  expired_on date not null,
  primary key (user_id, digest)
);

create index tap_session_expired_on on tap_session_expired (expired_on);

-- The same in every version of PostgreSQL. If two names are equal here, the newer session is refused: its client begins another.
create function tap_session_digest(session text) returns bigint language sql immutable parallel safe as $$
  select ('x' || left(md5(session), 16))::bit(64)::bigint
$$;

-- Expires the oldest sessions of players above `most`, under the same locks as apply_tap_batches.
create function expire_tap_sessions(moment timestamptz, user_ids bigint[], most int) returns void language plpgsql as $$
#variable_conflict use_column
begin
  perform from tap_balance where user_id = any(user_ids) order by user_id for update;

  with ranked as (
    select user_id, session, row_number() over (partition by user_id order by updated_at desc, session) as place
    from tap_session where user_id = any(user_ids)
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

-- One array element per message, in order of arrival; `thresholds` holds the total from which the multiplier is granted.
-- A message without session and seq is always new. Returns one row per message, in order; `session_count` is how many sessions
-- the player then has if the message alone began one, else 0.
create function apply_tap_batches(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[]
) returns table (
  is_new boolean, applied bigint, refused boolean, available bigint, total bigint, expired boolean, session_count bigint
)
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
      ) as is_next,
      case when m.session is null or mark.seq is not null then false else exists (
        select from tap_session_expired e
        where e.user_id = m.user_id and e.digest = tap_session_digest(m.session)
      ) end as is_expired,
      case when m.session is null or mark.seq is not null then 0 else 1 + (
        select count(*) from tap_session t where t.user_id = m.user_id
      ) end as session_count
    from unnest(user_ids, sessions, seqs, multipliers, thresholds, counts)
      with ordinality as m (user_id, session, seq, multiplier, threshold, taps, place)
    left join tap_session mark on mark.user_id = m.user_id and mark.session = m.session
  ),
  run as materialized (
    select m.*, m.is_next and not m.is_expired as is_new,
      tap_run(b.available, b.total, m.is_next and not m.is_expired, m.multiplier, m.threshold, m.taps)
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
    insert into tap_session as t (user_id, session, seq, updated_at, is_counted)
    select user_id, session, max(seq), moment, bool_or(after[3] > 0) from run
    where is_new and session is not null group by user_id, session
    on conflict (user_id, session) do update set
      seq = greatest(t.seq, excluded.seq), updated_at = excluded.updated_at,
      is_counted = t.is_counted or excluded.is_counted
  ),
  rolled_up as (
    insert into tap_hour as h (user_id, hour, spent)
    select user_id, date_trunc('hour', moment, 'UTC'), taps from spent
    on conflict (user_id, hour) do update set spent = h.spent + excluded.spent
  )
  select is_new, after[3], after[4] = 1, after[1], after[2], is_expired, session_count from run order by place;

  get diagnostics answered = row_count;
  if answered <> cardinality(user_ids) then
    raise exception 'a tap message came from an unknown user';
  end if;
end
$$;

-- What an earlier server calls: it acknowledges a batch of an expired session as a duplicate.
create or replace function apply_taps(
  moment timestamptz, user_ids bigint[], sessions text[], seqs bigint[],
  multipliers bigint[], thresholds bigint[], counts bigint[]
) returns table (is_new boolean, applied bigint, refused boolean, available bigint, total bigint)
language plpgsql as $$
begin
  return query select b.is_new, b.applied, b.refused, b.available, b.total
  from apply_tap_batches(moment, user_ids, sessions, seqs, multipliers, thresholds, counts) b;
end
$$;

-- The unpaid invoices of a player are counted before one more is made.
create index payment_of_user on payment (user_id, created_at);
