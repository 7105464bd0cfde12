-- Release: expand
-- After a restore, payouts on the chain are booked to the players who had their wallet: one search for each payout.
create index wallet_change_wallet on wallet_change (wallet);
