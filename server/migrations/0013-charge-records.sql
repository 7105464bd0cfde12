-- Release: expand
-- Charges that Telegram reported: each that credited nothing, because an operator decides about it, and each in
-- dollars, because a refund at the provider needs the provider's id. Nothing here says who paid: the list of
-- transactions in Stars and the provider know it.
create table charge_record (
  charge_id          text primary key check (charge_id <> ''),
  provider_charge_id text check (provider_charge_id <> ''), -- null in Stars
  payload            text not null,
  currency           text not null,
  amount             numeric not null, -- whole Stars, or cents; what Telegram sent, even if no price is like it
  charged_at         timestamptz not null,
  mismatch           text check (mismatch in ('unknown', 'foreign', 'different', 'expired')), -- why it credited nothing
  noted_at           timestamptz not null
);

create trigger charge_record_is_immutable before update or delete on charge_record
  for each row execute function refuse_ledger_change();
