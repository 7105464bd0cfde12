-- The rates that operators set, with who, when and why: the last one of a currency counts. A currency without one has
-- the rate of the catalogue. `nano_per_tap` is the price of a tap in billionths of a Star, a TON or a dollar.
create table exchange_rate (
  id           text primary key,
  at           timestamptz not null,
  operator     text not null check (operator <> ''),
  currency     text not null check (currency in ('STARS', 'TON', 'DOLLARS')),
  nano_per_tap bigint not null check (nano_per_tap > 0),
  reason       text not null check (reason <> '')
);

create index exchange_rate_currency on exchange_rate (currency, at desc, id desc);

create trigger exchange_rate_is_immutable before update or delete on exchange_rate
  for each row execute function refuse_ledger_change();
