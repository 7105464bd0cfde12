-- The first ten of a range of totals, and how many lie above: read from the index, not from the table.
create index tap_balance_total on tap_balance (total desc);
