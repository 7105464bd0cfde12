-- Release: expand
-- From which addresses a player called, so that operators find players who share one. A row holds a keyed hash, never the address, and
-- is deleted after 30 days.
create table player_address (
  user_id bigint not null references users,
  day     date not null, -- of UTC
  address text not null check (address ~ '^[0-9a-f]{32}$'),
  primary key (user_id, day, address)
);

create index player_address_day on player_address (day);
