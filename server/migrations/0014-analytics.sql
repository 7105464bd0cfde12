-- Events that the mini app sent, as they came. The digest is over the token and the event's text: an equal event is the same row.
create table analytics_event (
  digest      bytea primary key,
  event_name  text not null,
  user_id     bigint not null, -- the messenger's id as the sender says; nobody vouches for it
  session_id  uuid not null,
  body        json not null, -- not jsonb, which would forget the order of the properties
  received_at timestamptz not null
);

-- Rows come in the order of their time: a few bytes for each block are enough to find the last hour.
create index analytics_event_received_at on analytics_event using brin (received_at);

-- Solutions and given values that were shown once, until they would not be taken anyway.
create table analytics_proof (
  id         text primary key,
  expires_at timestamptz not null
);

create index analytics_proof_expires_at on analytics_proof (expires_at);
