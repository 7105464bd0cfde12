create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of % is never changed: book another one', tg_table_name;
end
$$;

-- Credits (positive) and refunds (negative) of taps, one immutable row each. An `opening` is what an operator brought
-- in from elsewhere: it comes from no payment, and the audit must be able to tell.
create table tap_credit (
  user_id    bigint not null references users,
  reason     text not null check (reason in ('gift', 'purchase', 'refund', 'opening')),
  source     text not null, -- the payment's id, or 'start' for the one gift
  taps       bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_id, reason, source),
  check (taps <> 0 and (taps < 0) = (reason = 'refund'))
);

create trigger tap_credit_is_immutable before update or delete on tap_credit
  for each row execute function refuse_ledger_change();
