-- The first response to each Idempotency-Key, repeated for 24 hours. `reply` is null while the first request is under
-- way.
create table idempotency_key (
  user_id     bigint not null references users,
  key         text not null,
  fingerprint text not null, -- of operation and body: another one under the same key is a mistake
  started_at  timestamptz not null,
  reply       json, -- not jsonb, which would return its properties in another order
  primary key (user_id, key)
);

create index idempotency_key_started_at on idempotency_key (started_at);
