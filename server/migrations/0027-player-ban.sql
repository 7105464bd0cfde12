-- Release: expand
-- Operators ban players. Their log decides; the mark on the balance, which boards, ranks and servers read, follows it.
alter table operator_action drop constraint operator_action_action_check;
alter table operator_action add constraint operator_action_action_check
  check (action in ('hold', 'release', 'ban', 'unban'));

alter table tap_balance add column is_banned boolean not null default false;

create function mark_ban() returns trigger language plpgsql as $$
begin
  update tap_balance set is_banned = (new.action = 'ban') where user_id = new.user_id;
  return null;
end
$$;

create trigger mark_ban after insert on operator_action
  for each row when (new.action in ('ban', 'unban')) execute function mark_ban();

-- Few players are banned, so their places are counted and their ids are read from an index of their own.
create index tap_balance_banned on tap_balance (total, user_id) where is_banned;

-- How many of the users whom count_from(lowest) counts are banned.
create function count_banned_from(lowest bigint) returns bigint language sql stable
return (select count(*) from tap_balance where is_banned and total >= lowest);
