-- What each user has and has ever tapped. Half of each page stays free, so that the new version of a row, the
-- most frequent write of all, finds room beside the old one.
create table tap_balance (
  user_id   bigint primary key references users,
  available bigint not null default 0 check (available >= 0),
  debt      bigint not null default 0 check (debt >= 0),
  total     bigint not null default 0 check (total >= 0),
  check (available = 0 or debt = 0)
) with (fillfactor = 50);

create function open_tap_balance() returns trigger language plpgsql as $$
begin
  insert into tap_balance (user_id) values (new.id);
  return null;
end
$$;

-- Nobody is without a balance: locking a user's taps always finds a row to lock.
create trigger open_tap_balance after insert on users
  for each row execute function open_tap_balance();
