-- Where a balance comes from: available - debt = sum(tap_credit.taps) - sum(tap_hour.spent), and total = sum(tap_hour.spent).

-- Credits (positive) and refunds (negative), one immutable row each.
create table tap_credit (
  user_id    bigint not null references users,
  reason     text not null check (reason in ('gift', 'purchase', 'refund')),
  source     text not null, -- the payment's id, or 'start' for the one gift
  taps       bigint not null check (taps <> 0 and (taps < 0) = (reason = 'refund')),
  created_at timestamptz not null default now(),
  primary key (user_id, reason, source)
);

-- Tapping itself is rolled up per UTC hour: a row per message would grow for ever.
create table tap_hour (
  user_id bigint not null references users,
  hour    timestamptz not null,
  spent   bigint not null check (spent > 0),
  primary key (user_id, hour)
) with (fillfactor = 50);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of % is never changed: book another one', tg_table_name;
end
$$;

create trigger tap_credit_is_immutable before update or delete on tap_credit
  for each row execute function refuse_ledger_change();
