-- The highest message number dealt with, per user and app start: a message at or below it is a duplicate.
create table tap_session (
  user_id    bigint not null references users,
  session    text not null,
  seq        bigint not null check (seq > 0),
  updated_at timestamptz not null,
  primary key (user_id, session)
) with (fillfactor = 50);
