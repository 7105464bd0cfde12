-- Sessions that are not in use, each with its highest seq: a message at or below it is a duplicate. `started_on` is the
-- UTC day on which the row came into being, so that old ones are found by an index that no later batch touches: one on
-- updated_at would have to move with each of them.
create table tap_session (
  user_id    bigint not null,
  session    text not null,
  seq        bigint not null check (seq > 0),
  updated_at timestamptz not null,
  started_on date not null default (now() at time zone 'UTC')::date,
  is_counted boolean not null default true, -- true if a batch of it has counted a tap
  primary key (user_id, session)
) with (fillfactor = 50);

create index tap_session_started_on on tap_session (started_on);

-- A player has a bounded number of sessions. Of an older one that counted a tap only a digest stays, so that a batch
-- that is sent again is refused and never counted twice. Such a session has cost a tap, and taps are bought.
create table tap_session_expired (
  user_id    bigint not null,
  digest     bigint not null, -- tap_session_digest(session)
  expired_on date not null,
  primary key (user_id, digest)
);

create index tap_session_expired_on on tap_session_expired (expired_on);

-- The same in every version of PostgreSQL. If two names are equal here, the newer session is refused: its client begins
-- another.
create function tap_session_digest(session text) returns bigint language sql immutable parallel safe as $$
  select ('x' || left(md5(session), 16))::bit(64)::bigint
$$;

-- Expires the oldest sessions of players above `most`, under the same locks as count_taps. The one in use is the
-- newest.
create function expire_tap_sessions(moment timestamptz, user_ids bigint[], most int) returns void language plpgsql as $$
#variable_conflict use_column
declare
  players bigint[];
  digests bigint[];
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
  select array_agg(user_id), array_agg(tap_session_digest(session)) into players, digests
  from expired where is_counted;

  insert into tap_session_expired (user_id, digest, expired_on)
  select player, digest, (moment at time zone 'UTC')::date from unnest(players, digests) as expired (player, digest)
  on conflict do nothing;
end
$$;

-- Forgets every session of a player who is erased. The balance comes first, as wherever sessions change.
create function forget_tap_sessions(player bigint) returns void language plpgsql set search_path from current as $$
begin
  update tap_balance set session = null, seq = null, session_at = null, is_counted = null where user_id = player;
  delete from tap_session where user_id = player;
  delete from tap_session_expired where user_id = player;
end
$$;
