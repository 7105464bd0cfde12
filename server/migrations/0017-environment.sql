-- Release: expand
-- Whose money the books of this database count: that of the real Telegram and the main network of TON, or test money,
-- which costs nothing. The first server writes the row.
create table environment (
  telegram text not null check (telegram in ('main', 'test')),
  ton      text not null check (ton in ('main', 'test')),
  is_only  boolean primary key default true check (is_only)
);
