-- Rewards on their way to a wallet: planned, then sent, then confirmed by the chain. Planning books the amount, so it
-- is paid once.
create table payout (
  id               text primary key check (id ~ '^[a-z0-9]{16,32}$'), -- also the transfer's comment, by which it is found again
  user_id          bigint not null references users,
  wallet           text not null,
  micros           bigint not null check (micros > 0),
  nano             bigint not null check (nano > 0),
  planned_at       timestamptz not null,
  sent_at          timestamptz, -- written before each attempt to send
  transaction      text unique,
  confirmed_at     timestamptz,
  -- The price at which it was converted to TON, in micro-dollars. Null if it was adopted from the chain.
  ton_price_micros bigint check (ton_price_micros > 0),
  check ((transaction is null) = (confirmed_at is null)),
  check (transaction is null or sent_at is not null)
);

create unique index payout_under_way on payout (user_id) where transaction is null;
create index payout_wallet on payout (wallet);
create index payout_planned_at on payout (planned_at);

-- Each player reads the own payouts by pages, newest first.
create index payout_user on payout (user_id, confirmed_at desc, id desc);

create function guard_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.transaction is not null
    or (old.id, old.user_id, old.wallet, old.micros, old.nano, old.planned_at)
      is distinct from (new.id, new.user_id, new.wallet, new.micros, new.nano, new.planned_at)
    or new.sent_at is null then
    raise exception 'payout % is only ever sent, and then confirmed once', old.id;
  end if;
  return new;
end
$$;

create trigger payout_is_guarded before update or delete on payout
  for each row execute function guard_payout();

-- How far each payout wallet's history on the chain was compared with the payouts: up to this logical time, every
-- transfer that looks like a payout is one.
create table payout_history (
  wallet text primary key,
  lt     bigint not null
);
