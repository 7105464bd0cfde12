-- Challenges that a wallet has yet to sign. Using one deletes it, so that each is good for one proof.
create table wallet_challenge (
  payload    text primary key,
  user_id    bigint not null references users,
  expires_at timestamptz not null
);

create index wallet_challenge_expires_at on wallet_challenge (expires_at);
