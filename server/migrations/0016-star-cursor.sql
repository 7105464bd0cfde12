-- How far each bot's list of transactions in Stars was walked. `last` names the last one: another in its place means another list.
create table star_cursor (
  bot_id bigint primary key,
  walked bigint not null check (walked > 0),
  last   text not null
);
