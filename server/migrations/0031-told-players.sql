-- Release: expand
-- What players are told about their money. Each reads the own payouts by pages, newest first.
create index payout_user on payout (user_id, confirmed_at desc, id desc);

-- Changes of wallets that the bot has yet to report, each to its player. A reported one is deleted.
create table wallet_notice (
  id            bigint primary key generated always as identity,
  user_id       bigint not null references users,
  wallet        text, -- null if it was removed
  language_code text, -- what Telegram reported with the request that changed it
  changed_at    timestamptz not null,
  attempts      int not null default 0,
  due_at        timestamptz not null
);

create index wallet_notice_user on wallet_notice (user_id, id);
