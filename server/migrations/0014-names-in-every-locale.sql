-- Release: expand
-- A name belongs to one player, whatever the locale of the database is: in a Turkish one, lower('I') is not 'i'. Names
-- are ASCII, and `collate "C"` folds ASCII in the same way in every locale and version of PostgreSQL.
drop index users_display_name;

do $$
declare
  same_names text;
begin
  select string_agg(names, '; ' order by first_id) into same_names
  from (
    select min(id) as first_id, string_agg(format('%s (player %s)', display_name, id), ', ' order by id) as names
    from users group by lower(display_name collate "C") having count(display_name) > 1
  ) owners;
  if same_names is not null then
    raise exception 'the names of these players differ only in case: %. Give all but one player of each name the default name, see OPERATIONS.md.', same_names;
  end if;
end
$$;

create unique index users_display_name on users (lower(display_name collate "C"));

-- Servers of the release before look names up in the locale of the database. A later `contract` file drops this index.
create index users_display_name_in_locale on users (lower(display_name));
