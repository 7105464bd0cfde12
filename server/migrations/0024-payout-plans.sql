-- The price at which a payout was converted to TON, in micro-dollars. Null for older payouts, and for those that were
-- adopted from the chain.
alter table payout add column ton_price_micros bigint check (ton_price_micros > 0);
create index payout_planned_at on payout (planned_at);

-- How far each payout wallet's history on the chain was compared with the payouts: up to this logical time, every
-- transfer that looks like a payout is one.
create table payout_history (
  wallet text primary key,
  lt     bigint not null
);
