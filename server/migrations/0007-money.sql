-- Double entry in micro-dollars. A leg says what an account gets, or gives when negative; the legs of an entry sum to
-- zero. Money comes from `stars`, `ton` and `dollars`, belongs to `revenue` (the house), `surplus` (owed back to a
-- payer) or a user (`referrals`, `top10`, less `paid`), and leaves to `payouts`.
create table money_entry (
  key       text primary key, -- says what happened, such as purchase:<charge id>: nothing is booked twice
  kind      text not null check (kind in ('purchase', 'referral', 'surplus', 'refund', 'referral-refund', 'surplus-refund', 'share', 'payout')),
  booked_at timestamptz not null,
  held_from timestamptz not null, -- rewards are held from here; what takes one back counts from the reward
  day       date not null generated always as ((booked_at at time zone 'UTC')::date) stored,
  -- A reward is held by the gateway of the purchase that earned it, because refunds of a card come later than those of
  -- Stars. A share of the revenue has the gateway with the longest hold among the purchases of its day.
  gateway   text check (gateway in ('stars', 'ton', 'dollars')),
  check (starts_with(key, kind || ':')),
  constraint money_entry_gateway check ((gateway is not null) = (kind in ('referral', 'referral-refund', 'share')))
);

create index money_entry_revenue on money_entry (day) where kind in ('purchase', 'refund');

create table money_leg (
  entry   text not null references money_entry,
  account text not null check (account in ('stars', 'ton', 'dollars', 'revenue', 'surplus', 'referrals', 'top10', 'paid', 'payouts')),
  user_id bigint references users,
  micros  bigint not null check (micros <> 0),
  unique nulls not distinct (entry, account, user_id),
  check ((user_id is not null) = (account in ('referrals', 'top10', 'paid')))
);

create index money_leg_user on money_leg (user_id) where user_id is not null;

-- What each user has earned and been paid (negative): the sums of their legs.
create table earning (
  user_id   bigint primary key references users,
  referrals bigint not null default 0 check (referrals >= 0),
  top10     bigint not null default 0 check (top10 >= 0),
  paid      bigint not null default 0 check (paid <= 0)
);

create function move_earning() returns trigger language plpgsql as $$
begin
  insert into earning (user_id) values (new.user_id) on conflict do nothing;
  update earning set
    referrals = referrals + case new.account when 'referrals' then new.micros else 0 end,
    top10 = top10 + case new.account when 'top10' then new.micros else 0 end,
    paid = paid + case new.account when 'paid' then new.micros else 0 end
  where user_id = new.user_id;
  return null;
end
$$;

create trigger move_earning after insert on money_leg
  for each row when (new.user_id is not null) execute function move_earning();

create function check_money_entry() returns trigger language plpgsql as $$
declare
  name text := case tg_table_name when 'money_entry' then to_jsonb(new) ->> 'key' else to_jsonb(new) ->> 'entry' end;
begin
  if (select coalesce(sum(micros), 1) from money_leg where entry = name) <> 0 then
    raise exception 'the legs of % do not sum to zero', name using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- At commit, when all legs are there; an entry without any is refused as well.
create constraint trigger money_entry_balances after insert on money_entry
  deferrable initially deferred for each row execute function check_money_entry();
create constraint trigger money_leg_balances after insert on money_leg
  deferrable initially deferred for each row execute function check_money_entry();

create trigger money_entry_is_immutable before update or delete on money_entry
  for each row execute function refuse_ledger_change();
create trigger money_leg_is_immutable before update or delete on money_leg
  for each row execute function refuse_ledger_change();

-- UTC days whose revenue has been shared out; a later purchase or refund belongs to a later day.
create table revenue_day (
  day        date primary key,
  purchases  bigint not null check (purchases >= 0),
  refunds    bigint not null check (refunds >= 0),
  revenue    bigint not null check (revenue >= 0),
  carried    bigint not null check (carried <= 0), -- what later days must earn first
  shared     bigint not null check (shared between 0 and revenue),
  settled_at timestamptz not null
);

create trigger revenue_day_is_immutable before update or delete on revenue_day
  for each row execute function refuse_ledger_change();
