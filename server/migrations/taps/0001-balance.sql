-- The files of this folder create what only tapping uses. They refer to no table outside it, so that the tables can
-- lie in another schema than the users: there are no foreign keys to `users`, and the other migrations never read or
-- write these tables, but call functions with `set search_path from current`, which find the tables of their schema.

-- What each user has and has ever tapped, and the session in use, so that a batch writes both at once. When another
-- session comes into use, this one moves to tap_session. Columns of eight bytes come first and the text comes last, so
-- that little is lost to padding and no column is behind one of variable length. Pages are full: totals stand in an
-- index, so the new version of a row has no use for room beside the old one. Full pages take half the memory, and rows
-- of those who are tapping gather on few pages, which are cleaned and logged together.
create table tap_balance (
  user_id    bigint primary key,
  available  bigint not null default 0 check (available >= 0),
  debt       bigint not null default 0 check (debt >= 0),
  total      bigint not null default 0 check (total >= 0),
  invites    bigint not null default 0 check (invites >= 0),
  is_banned  boolean not null default false,
  is_counted boolean,     -- true if a batch of the session in use has counted a tap
  seq        bigint,      -- its highest seq
  session_at timestamptz, -- its last batch
  session    text,
  check (available = 0 or debt = 0)
);

-- The order of the boards: of equal totals the one with more invites stands first, then the lower id (decisions:
-- levels, rank, leaderboards).
create index tap_balance_place on tap_balance (total desc, invites desc, user_id);

-- Few players are banned, so their places are counted and their ids are read from an index of their own.
create index tap_balance_banned on tap_balance (total, user_id) where is_banned;

create function open_tap_balance(player bigint) returns void language plpgsql set search_path from current as $$
begin
  insert into tap_balance (user_id) values (player);
end
$$;

-- Adds taps, or takes a refund, which is negative. A credit repays debt first. A refund takes unspent taps, and the
-- rest of it is debt (decisions §6). False if the player has no balance.
create function credit_tap_balance(player bigint, taps bigint) returns boolean
language plpgsql set search_path from current as $$
begin
  update tap_balance b set
    available = greatest(b.available - b.debt + taps, 0),
    debt = greatest(b.debt - b.available - taps, 0)
  where b.user_id = player;
  return found;
end
$$;

create function count_invite(player bigint) returns void language plpgsql set search_path from current as $$
begin
  update tap_balance set invites = invites + 1 where user_id = player;
end
$$;

create function mark_ban(player bigint, banned boolean) returns void language plpgsql set search_path from current as $$
begin
  update tap_balance set is_banned = banned where user_id = player;
end
$$;

-- `rows 1`: by default PostgreSQL expects a thousand rows for each player, and plans for them.
create function tap_balance_of(player bigint) returns setof tap_balance
language plpgsql stable rows 1 set search_path from current as $$
begin
  return query select * from tap_balance where user_id = player;
end
$$;
