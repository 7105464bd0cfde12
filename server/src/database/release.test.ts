import { dirname } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../test/create-database.ts';
import { run } from '../../test/template-database.ts';
import { migrate, readMigrations } from './migrate.ts';

/** In each folder, the newest migration without a line `-- Release: …`. Every later migration must have this line. */
const lastUndeclared = ['0012-analytics.sql', 'taps/0005-count-taps.sql'];
const isLater = (name: string) =>
  lastUndeclared.some((last) => dirname(name) === dirname(last) && name > last);

/** Breaks of `expand` files that earlier servers do not notice, by file. */
const harmless: Record<string, string[]> = {
  // Names are ASCII, so both indexes allow the same names.
  '0014-names-in-every-locale.sql': [
    'it removes the key users (lower(display_name))',
    'it adds the key users (lower((display_name COLLATE "C")))',
  ],
};

/** A server relies on a `promise`. A `limit` can refuse or change what a server does with `name`. */
type Fact = { kind: 'promise' | 'limit'; name: string; text: string };

// Not seen: a new body of a function, a trigger that is gone, limits of a domain, and what foreign keys refuse because
// of rows of newer servers.
const facts = `
  with own as (select oid, nspname from pg_namespace
    where nspname <> 'information_schema' and nspname not like 'pg\\_%'),
  relation as (select c.oid, relkind, relrowsecurity, concat(nullif(nspname, 'public') || '.', relname) as name
    from pg_class c join own on own.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'S', 'f')),
  field as (
    select relation.name as relation, concat(relation.name, '.', attname) as name, attnum, attnotnull,
      concat(format_type(atttypid, atttypmod), attidentity, attgenerated) as type,
      d.oid is not null or attidentity <> '' as has_default
    from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    left join pg_attrdef d on adrelid = attrelid and adnum = attnum where relkind <> 'S'),
  unique_key as (
    select name, indkey as columns, indnullsnotdistinct,
      concat('the key ', name, ' ', regexp_replace(pg_get_indexdef(indexrelid), '^.*? USING \\w+ ', '')) as text
    from relation join pg_index on indrelid = relation.oid where indisunique),
  limits as (
    select name as relation, columns::int2[] as columns, text, indnullsnotdistinct as refuses_null from unique_key
    -- The outer join is a row of nulls, to try a check on. Other constraints have no expression: null.
    union all select name, conkey, concat('to ', name, ' the constraint ', pg_get_constraintdef(c.oid)),
      query_to_xml('select (' || pg_get_expr(conbin, conrelid) || ') is false from (select) one left join '
        || conrelid::regclass || ' on false', false, false, '')::text like '%true%'
    from relation join pg_constraint c on conrelid = relation.oid where contype in ('c', 'f', 'x')
    union all select name, null, concat('to ', name, ' the trigger ', pg_get_triggerdef(t.oid)), null
    from relation join pg_trigger t on tgrelid = relation.oid where not tgisinternal and tgenabled <> 'D'
    -- The rule for SELECT is the view itself.
    union all select name, null, concat('to ', name, ' the rule ', pg_get_ruledef(r.oid)), null
    from relation join pg_rewrite r on ev_class = relation.oid where ev_type <> '1' and ev_enabled <> 'D')
  select 'promise' as kind, name, concat('the relation ', name) as text from relation
  union all select 'promise', name, concat('the column ', name, ' ', type) from field
  union all select 'promise', name, concat('the default of ', name) from field where has_default
  union all select 'promise', name, text from unique_key
  union all select 'promise', '', format('the function %s(%s) returns %s', p.oid::regproc,
    pg_get_function_arguments(p.oid), pg_get_function_result(p.oid)) from pg_proc p join own on own.oid = pronamespace
  union all select 'promise', '', concat('the type ', t.oid::regtype)
    from pg_type t join own on own.oid = typnamespace where typtype in ('d', 'e', 'r')
  union all select 'promise', '', concat('the schema ', nspname) from own
  -- A limit that allows null refuses nothing if its columns are new and null, so it has a column's name. Others
  -- have the relation's.
  union all select 'limit',
    case when has_default or refuses_null or 0 = any(columns) then l.relation else coalesce(name, l.relation) end, text
    from limits l left join field f on f.relation = l.relation and attnum = any(columns)
  union all select 'limit', name, concat('not null to ', name) from field where attnotnull
  union all select 'limit', relation, concat(name, ', which is not null and has no default')
    from field where attnotnull and not has_default
  union all select 'limit', name, concat('row security to ', name) from relation where relrowsecurity`;

const readFacts = async (client: pg.Client) => (await client.query<Fact>(facts)).rows;

/** Returns what breaks a server that runs on the tables as they were `before`. */
function findBreaks(before: Fact[], after: Fact[]): string[] {
  const textsOf = (list: Fact[], kind: Fact['kind']) =>
    new Set(list.filter((fact) => fact.kind === kind).map(({ text }) => text));
  const [limits, promises] = [textsOf(before, 'limit'), textsOf(after, 'promise')];
  const known = new Set(before.filter(({ kind }) => kind === 'promise').map(({ name }) => name));
  const breaks = [
    ...before
      .filter(({ kind, text }) => kind === 'promise' && !promises.has(text))
      .map(({ text }) => `it removes ${text}`),
    ...after
      .filter(({ kind, name, text }) => kind === 'limit' && known.has(name) && !limits.has(text))
      .map(({ text }) => `it adds ${text}`),
  ];
  return [...new Set(breaks)];
}

test('each new file declares whether an earlier server runs on it, and expands only what it says', async () => {
  const migrations = await readMigrations();
  await run(await createEmptyDatabase(), async (client) => {
    for (const [index, { name, sql, release }] of migrations.entries()) {
      if (!isLater(name)) continue;
      expect(
        sql,
        `${name} must begin with "-- Release: expand" if servers that lack it run on its tables, else with "-- Release: contract" (STYLE.md)`,
      ).toMatch(/^-- Release: (expand|contract)\b/);
      if (release === 'contract') continue;
      await migrate(client, migrations.slice(0, index));
      const before = await readFacts(client);
      await migrate(client, migrations.slice(0, index + 1));
      const breaks = findBreaks(before, await readFacts(client));
      expect(
        breaks.filter((text) => !harmless[name]?.includes(text)),
        `${name} says "-- Release: expand", but servers that lack it cannot run on its tables. Let it add only what they can ignore, such as columns that are null or have a default, or write "-- Release: contract" (STYLE.md)`,
      ).toEqual([]);
    }
  });
});

const tables = `
  create table lid (id int primary key);
  create table pot (id int primary key, bio text, size int not null default 0, wallet text);
  create index pot_bio on pot (bio);
  create unique index pot_wallet on pot (wallet);
  create function fill(pot int) returns int language sql as 'select pot';
  create function refuse() returns trigger language plpgsql as $$ begin raise 'never changed'; end $$;
  create trigger resting before update on pot execute function refuse();
  alter table pot disable trigger resting;
  create type shape as enum ('round')`;

const connection = await createEmptyDatabase();
await run(connection, (client) => client.query(tables));

async function breaksOf(sql: string): Promise<string[]> {
  return run(connection, async (client) => {
    await client.query('begin');
    const before = await readFacts(client);
    await client.query(sql);
    return findBreaks(before, await readFacts(client));
  });
}

const keyOfWallet = 'the key pot (wallet)';

test.each([
  ['alter table pot drop column bio', 'removes the column pot.bio text'],
  ['alter table pot drop bio', 'removes the column pot.bio text'],
  ['alter table pot rename bio to text', 'removes the column pot.bio text'],
  ['alter table pot rename to pan', 'removes the relation pot'],
  ['drop table lid', 'removes the relation lid'],
  ['alter table pot alter column bio type varchar(10)', 'removes the column pot.bio text'],
  ['alter table pot alter size set data type bigint', 'removes the column pot.size integer'],
  ['alter table pot alter bio set not null', 'adds not null to pot.bio'],
  ['alter table pot alter size drop default', 'removes the default of pot.size'],
  ['alter table pot add column lid int not null', 'adds pot.lid, which is not null and has no'],
  ['alter table pot add lid int not null', 'adds pot.lid, which is not null and has no default'],
  ['alter table pot add check (length(bio) < 100)', 'adds to pot the constraint CHECK'],
  ['alter table pot add check (id > 0) not valid', 'adds to pot the constraint CHECK'],
  ['alter table pot add foreign key (id) references lid', 'adds to pot the constraint FOREIGN KEY'],
  ['alter table pot add unique (bio)', 'adds the key pot (bio)'],
  ['create unique index one_bio on pot (bio)', 'adds the key pot (bio)'],
  ['alter table pot add lid int default 0 unique', 'adds the key pot (lid)'],
  ['create unique index one on pot (lower(bio))', 'adds the key pot (lower(bio))'],
  ['alter table pot add lid int check (lid is not null)', 'adds to pot the constraint CHECK'],
  ['alter table pot add lid int check (lid > 0 is true)', 'adds to pot the constraint CHECK'],
  ['alter table pot add lid int check (coalesce(lid, 0) > 0)', 'adds to pot the constraint CHECK'],
  ['alter table pot add lid int check (lid < size)', 'adds to pot the constraint CHECK'],
  ['alter table pot add lid int unique nulls not distinct', 'adds the key pot (lid) NULLS NOT'],
  ['create trigger stop before insert on pot execute function refuse()', 'adds to pot the trigger'],
  [
    'create constraint trigger stop after insert on pot for each row execute function refuse()',
    'adds to pot the trigger',
  ],
  ['alter table pot enable trigger resting', 'adds to pot the trigger'],
  ['create rule stop as on insert to pot do instead nothing', 'adds to pot the rule'],
  ['drop index pot_wallet', `removes ${keyOfWallet}`],
  ['alter table pot enable row level security', 'adds row security to pot'],
  ['drop function fill', 'removes the function fill(pot integer) returns integer'],
  ['drop type shape', 'removes the type shape'],
  [`do $$ begin execute 'alter table pot drop bio'; end $$`, 'removes the column pot.bio text'],
])('%s breaks an earlier server', async (sql, expected) => {
  expect((await breaksOf(sql)).join('; ')).toContain(`it ${expected}`);
});

test.each([
  'alter table pot add column lid int',
  'alter table pot add lid int not null default 0',
  'alter table pot add lid int unique references lid check (lid > 0)',
  'alter table pot add lid int, add lids int, add check ((lid is null) = (lids is null))',
  'create table cup (id int not null unique check (id > 0))',
  'create table cup (id int); create trigger stop before delete on cup execute function refuse()',
  'create table cup (id int); create rule stop as on delete to cup do instead nothing',
  'create view cup as select id from pot',
  'create index pot_size on pot (size)',
  'drop index pot_bio',
  "create or replace function fill(pot int) returns int language sql as 'select pot + 1'",
  'alter table pot alter bio drop not null',
])('%s does not break an earlier server', async (sql) => expect(await breaksOf(sql)).toEqual([]));
