-- Release: expand
-- Operators give a player what is stored, and erase it. What the books need stays under the id: see OPERATIONS.md.
alter table operator_action drop constraint operator_action_action_check;
alter table operator_action add constraint operator_action_action_check
  check (action in ('hold', 'release', 'ban', 'unban', 'export', 'erase'));

-- An erased player leaves boards and settlements like a banned one, and open apps end.
create or replace function mark_ban() returns trigger language plpgsql as $$
begin
  update tap_balance set is_banned = (new.action <> 'unban') where user_id = new.user_id;
  return null;
end
$$;

create or replace trigger mark_ban after insert on operator_action
  for each row when (new.action in ('ban', 'unban', 'erase')) execute function mark_ban();

-- The wallets that a player had are deleted with the player, and only after this stands in the log.
create function guard_wallet_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from operator_action where user_id = old.user_id and action = 'erase') then
    return old;
  end if;
  raise exception 'an entry of % is never changed: book another one', tg_table_name;
end
$$;

create or replace trigger wallet_change_is_immutable before update or delete on wallet_change
  for each row execute function guard_wallet_change();
