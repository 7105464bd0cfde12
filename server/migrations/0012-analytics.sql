-- Analytics has a schema of its own, apart from the game and its money, and what it stores is counted.
create schema analytics;

-- Events that the mini app sent, as they came. The digest is over the token and the event's text: an equal event is the
-- same row.
create table analytics.event (
  digest      bytea primary key,
  event_name  text not null,
  user_id     bigint not null, -- Telegram's id as the sender says; it is not verified
  session_id  uuid not null,
  body        json not null, -- not jsonb, which would forget the order of the properties
  received_at timestamptz not null
);

-- Rows come in the order of their time: a few bytes for each block are enough to find the last hour.
create index event_received_at on analytics.event using brin (received_at);

-- Solutions and given values that were shown once, until they would not be taken anyway.
create table analytics.proof (
  id         text primary key,
  expires_at timestamptz not null
);

create index proof_expires_at on analytics.proof (expires_at);

-- The bytes of all rows, with what their indexes need and, a third at most, what larger bodies lose at the ends of
-- pages. The size of the files would not do: it stays when rows are deleted, although their room is free again. Several
-- rows, so that connections that store at the same time do not wait for each other.
create table analytics.stored_bytes (
  slot  integer primary key,
  bytes bigint not null -- below 0 where a connection deleted what another one stored; only the sum has a meaning
) with (fillfactor = 10);

create function analytics.count_bytes() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  if tg_table_name = 'event' then
    select coalesce(sum(octet_length(body::text) * 4 / 3 + 256), 0) into changed from changed_rows;
  else
    select count(*) * 200 into changed from changed_rows;
  end if;
  if changed > 0 then
    insert into analytics.stored_bytes as s (slot, bytes)
    values (pg_backend_pid() % 16, case tg_op when 'INSERT' then changed else -changed end)
    on conflict (slot) do update set bytes = s.bytes + excluded.bytes;
  end if;
  return null;
end
$$;

create trigger count_stored after insert on analytics.event
  referencing new table as changed_rows for each statement execute function analytics.count_bytes();
create trigger count_deleted after delete on analytics.event
  referencing old table as changed_rows for each statement execute function analytics.count_bytes();
create trigger count_stored after insert on analytics.proof
  referencing new table as changed_rows for each statement execute function analytics.count_bytes();
create trigger count_deleted after delete on analytics.proof
  referencing old table as changed_rows for each statement execute function analytics.count_bytes();
