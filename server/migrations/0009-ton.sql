-- TON that came in, a row per transaction of the chain, as it came. What fits no invoice says why in `held_for`.
create table ton_deposit (
  hash     text primary key check (hash ~ '^[0-9a-f]{64}$'), -- also the charge's id
  lt       bigint not null check (lt > 0),
  account  text not null, -- raw, as source
  source   text not null,
  nano     numeric not null check (nano > 0 and nano = trunc(nano)), -- the chain counts further than bigint
  comment  text,
  paid_at  timestamptz not null,
  held_for text check (held_for in ('failed', 'no-comment', 'unknown', 'currency', 'amount', 'late')),
  noted_at timestamptz not null
);

create index ton_deposit_held on ton_deposit (paid_at) where held_for is not null;

-- What an operator made of a deposit that was held.
create table ton_deposit_decision (
  hash       text primary key references ton_deposit,
  payment_id text references payment, -- null: nothing was credited for it
  decided_by text not null check (decided_by <> ''),
  note       text,
  decided_at timestamptz not null
);

-- How far each deposit account's transactions were walked: up to this one all are booked.
create table ton_cursor (
  account text primary key,
  lt      bigint not null,
  hash    text not null,
  at      timestamptz not null
);

-- Every message that was signed to pay a reward, noted before it was sent.
create table ton_payout_message (
  payout_id   text not null references payout,
  sent_at     timestamptz not null, -- which attempt of the payout
  wallet      text not null,
  seqno       bigint not null check (seqno >= 0),
  valid_until timestamptz not null,
  after_lt    bigint not null check (after_lt >= 0), -- the wallet's last transaction before it
  hash        text not null unique,
  primary key (payout_id, sent_at)
);

create trigger ton_deposit_is_immutable before update or delete on ton_deposit
  for each row execute function refuse_ledger_change();
create trigger ton_deposit_decision_is_immutable before update or delete on ton_deposit_decision
  for each row execute function refuse_ledger_change();
create trigger ton_payout_message_is_immutable before update or delete on ton_payout_message
  for each row execute function refuse_ledger_change();
