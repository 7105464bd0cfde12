-- Release: expand
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
