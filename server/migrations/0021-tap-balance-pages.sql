-- Since totals stand in an index, the new version of a row has no use for room beside the old one. On full pages the players take
-- half the memory, and rows of those who are tapping gather on few pages, which are cleaned and logged together.
alter table tap_balance reset (fillfactor);
