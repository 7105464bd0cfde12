-- Challenges that a wallet has yet to sign. Using one deletes it, so that each is good for one proof.
create table wallet_challenge (
  payload    text primary key,
  user_id    bigint not null references users,
  expires_at timestamptz not null
);

create index wallet_challenge_expires_at on wallet_challenge (expires_at);

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

-- The wallets that a player had are deleted with the player, and only after this stands in the operators' log.
create function guard_wallet_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from operator_action where user_id = old.user_id and action = 'erase') then
    return old;
  end if;
  raise exception 'an entry of % is never changed: book another one', tg_table_name;
end
$$;

create trigger wallet_change_is_immutable before update or delete on wallet_change
  for each row execute function guard_wallet_change();

-- Changes of wallets that the bot has yet to report, each to its player. A reported one is deleted.
create table wallet_notice (
  id            bigint primary key generated always as identity,
  user_id       bigint not null references users,
  wallet        text, -- null if it was removed
  language_code text, -- what Telegram reported with the request that changed it
  changed_at    timestamptz not null,
  attempts      int not null default 0,
  due_at        timestamptz not null
);

create index wallet_notice_user on wallet_notice (user_id, id);
