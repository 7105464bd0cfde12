-- What operators decided about players, with who, when and why. The last `hold` or `release` of a player decides
-- whether payouts wait; a release is good for the wallet that the player had then, also if other players have it too.
-- `export` gave a player what is stored, `erase` erased it: what the books need stays under the id, see OPERATIONS.md.
create table operator_action (
  id       text primary key,
  at       timestamptz not null,
  operator text not null check (operator <> ''),
  action   text not null check (action in ('hold', 'release', 'ban', 'unban', 'export', 'erase')),
  user_id  bigint not null references users,
  wallet   text,
  reason   text not null check (reason <> '')
);

create index operator_action_user on operator_action (user_id, at desc);

create trigger operator_action_is_immutable before update or delete on operator_action
  for each row execute function refuse_ledger_change();

create function note_ban() returns trigger language plpgsql as $$
begin
  perform mark_ban(new.user_id, new.action <> 'unban');
  return null;
end
$$;

-- This log decides; the mark on the balance, which boards, ranks and servers read, follows it. An erased player leaves
-- boards and settlements like a banned one, and open apps end.
create trigger note_ban after insert on operator_action
  for each row when (new.action in ('ban', 'unban', 'erase')) execute function note_ban();

-- The commands of operators that changed something, with who, when and why, written before they run. What was decided
-- about one player is in operator_action too.
create table operator_command (
  id        text primary key,
  at        timestamptz not null,
  operator  text not null check (operator <> ''),
  command   text not null check (command <> ''),
  arguments text[] not null,
  reason    text check (reason <> '')
);

create index operator_command_at on operator_command (at desc, id desc);

create trigger operator_command_is_immutable before update or delete on operator_command
  for each row execute function refuse_ledger_change();

-- From which addresses a player called, so that operators find players who share one. A row holds a keyed hash, never
-- the address, and is deleted after 30 days.
create table player_address (
  user_id bigint not null references users,
  day     date not null, -- of UTC
  address text not null check (address ~ '^[0-9a-f]{32}$'),
  primary key (user_id, day, address)
);

create index player_address_day on player_address (day);
