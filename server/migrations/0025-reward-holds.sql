-- A reward is held by the gateway of the purchase that earned it, because refunds of a card come later than those of
-- Stars. A share of the revenue has the gateway with the longest hold among the purchases of its day.
alter table money_entry add column gateway text check (gateway in ('stars', 'ton', 'dollars'));

alter table money_entry disable trigger money_entry_is_immutable;
update money_entry set gateway = payment.gateway
  from payment_charge join payment on payment.id = payment_charge.payment_id
  where kind in ('referral', 'referral-refund') and key = kind || ':' || charge_id;
update money_entry set gateway = 'stars' where kind = 'share';
alter table money_entry enable trigger money_entry_is_immutable;

alter table money_entry add constraint money_entry_gateway
  check ((gateway is not null) = (kind in ('referral', 'referral-refund', 'share')));

-- A wallet is paid once it has not changed for some days.
alter table users add column wallet_changed_at timestamptz;
update users set wallet_changed_at = now() where wallet_hash is not null;
alter table users add constraint users_wallet_changed_at check (wallet_hash is null or wallet_changed_at is not null);

drop index users_verified_wallet;
create index users_wallet on users (wallet_hash) where wallet_hash is not null;

-- Every wallet that a player ever had, null where it was removed.
create table wallet_change (
  user_id    bigint not null references users,
  changed_at timestamptz not null,
  wallet     text,
  verified   boolean not null,
  primary key (user_id, changed_at, verified)
);

create function note_wallet_change() returns trigger language plpgsql as $$
begin
  insert into wallet_change values (new.id, new.wallet_changed_at, new.wallet_hash, new.wallet_verified)
    on conflict do nothing;
  return null;
end
$$;

create trigger note_wallet_change after update of wallet_hash, wallet_verified on users
  for each row when (
    new.wallet_changed_at is not null
    and (old.wallet_hash, old.wallet_verified) is distinct from (new.wallet_hash, new.wallet_verified)
  ) execute function note_wallet_change();

create trigger wallet_change_is_immutable before update or delete on wallet_change
  for each row execute function refuse_ledger_change();

insert into wallet_change
  select id, wallet_changed_at, wallet_hash, wallet_verified from users where wallet_hash is not null;
