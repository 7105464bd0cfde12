-- What was offered for money: one row per invoice link. Its id is the invoice's payload, or the comment of the TON
-- transfer. That of an invoice in Stars carries what it sells, so that Telegram's list of transactions is enough to
-- credit a payment after a backup was restored.
create table payment (
  id           text primary key check (id ~ '^[a-z0-9]{16,64}$'),
  user_id      bigint not null references users,
  gateway      text not null check (gateway in ('stars', 'ton', 'dollars')),
  currency     text not null check (currency = case gateway when 'stars' then 'STARS' when 'ton' then 'TON' else 'DOLLARS' end),
  price        bigint not null check (price > 0),        -- whole Stars, nano-TON or cents
  price_micros bigint not null check (price_micros > 0), -- what the same points cost in micro-dollars
  points       bigint not null check (points > 0),       -- before the bonus
  taps         bigint not null check (taps >= points),
  created_at   timestamptz not null
);

-- The unpaid invoices of a player are counted before one more is made.
create index payment_of_user on payment (user_id, created_at);

-- The first invoice in TON: no payment in TON is older.
create index payment_ton on payment (created_at) where gateway = 'ton';

-- Money that a gateway took. The first charge of a payment settles it; any other is a surplus that is owed back.
create table payment_charge (
  charge_id   text primary key check (charge_id <> ''),
  payment_id  text not null references payment,
  settles     boolean not null,
  referrer_id bigint references users, -- who is rewarded for it
  charged_at  timestamptz not null,
  check (settles or referrer_id is null)
);

create unique index payment_charge_settles on payment_charge (payment_id) where settles;

create table payment_refund (
  charge_id   text primary key references payment_charge,
  refunded_at timestamptz not null
);

create trigger payment_is_immutable before update or delete on payment
  for each row execute function refuse_ledger_change();
create trigger payment_charge_is_immutable before update or delete on payment_charge
  for each row execute function refuse_ledger_change();
create trigger payment_refund_is_immutable before update or delete on payment_refund
  for each row execute function refuse_ledger_change();

-- How far each bot's list of transactions in Stars was walked. `last` names the last one: another in its place means
-- another list.
create table star_cursor (
  bot_id bigint primary key,
  walked bigint not null check (walked > 0),
  last   text not null
);
