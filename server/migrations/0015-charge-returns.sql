-- Release: expand
-- Recorded charges that credited nothing, and whose payer has the money back. They are not in the books, so nothing is
-- booked for them.
create table charge_return (
  charge_id   text primary key references charge_record,
  returned_at timestamptz not null
);

create trigger charge_return_is_immutable before update or delete on charge_return
  for each row execute function refuse_ledger_change();
