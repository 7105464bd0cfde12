-- Release: expand
-- Each hour the rewards of the last settled day are summed. OPERATIONS.md says how an operator builds the index before.
create index if not exists money_entry_rewards on money_entry (day) where kind in ('referral', 'referral-refund');
