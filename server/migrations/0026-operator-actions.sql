-- What operators did, with who, when and why. The last `hold` or `release` of a player decides whether payouts wait; a
-- release is good for the wallet that the player had then, also if other players have it too.
create table operator_action (
  id       text primary key,
  at       timestamptz not null,
  operator text not null check (operator <> ''),
  action   text not null check (action in ('hold', 'release')),
  user_id  bigint not null references users,
  wallet   text,
  reason   text not null check (reason <> '')
);

create index operator_action_user on operator_action (user_id, at desc);

create trigger operator_action_is_immutable before update or delete on operator_action
  for each row execute function refuse_ledger_change();
