-- A user's invitation code. Lower-case letters and digits: no code can contain the words USER or REF.
create table referral_code (
  id         bigint generated always as identity primary key,
  user_id    bigint not null unique references users,
  code       text not null unique check (code ~ '^[a-z0-9]{1,32}$'),
  created_at timestamptz not null
);

-- Who was invited by whom: once, for ever, and never by oneself.
create table referral (
  user_id     bigint primary key references users,
  referrer_id bigint not null references users,
  created_at  timestamptz not null,
  check (user_id <> referrer_id)
);

create index referral_referrer on referral (referrer_id);

create function note_invite() returns trigger language plpgsql as $$
begin
  perform count_invite(new.referrer_id);
  return null;
end
$$;

create trigger note_invite after insert on referral for each row execute function note_invite();
