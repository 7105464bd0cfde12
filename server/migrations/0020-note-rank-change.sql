-- The totals before and after without pairing them up: whoever reads them only counts. A join's plan is kept from a connection's
-- first statement, and one that was made for a single user takes the square of the time for a thousand.
create or replace function note_rank_change() returns trigger language plpgsql as $$
begin
  insert into rank_change (before, after)
  select before, after
  from (select array_agg(total) as before from old_rows) o, (select array_agg(total) as after from new_rows) n
  where before <> after;
  return null;
end
$$;
