import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ConfigError, readConfig } from '../config.ts';
import { migrateAsOwner } from '../database/migrate-as-owner.ts';
import { readPayoutEnvironment } from '../payments/payouts/payout-environment.ts';
import { variables } from './variables.fixture.ts';

type Environment = Record<string, string | undefined>;

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

const rows = read('OPERATIONS.md')
  .split('\n')
  .filter((line) => /^\| `[A-Z_]+` \|/.test(line))
  .map((line) => {
    const [, name = '', , byDefault = '', allowed = '', example = ''] = line.split('|');
    return {
      name: code(name),
      byDefault: byDefault.trim(),
      allowed: allowed.trim(),
      example: code(example),
    };
  });

/** The lines of bold.env.example: `NAME=value`, or `# NAME=value` for an optional variable. */
const lines = [...read('bold.env.example').matchAll(/^(# )?([A-Z_]+)=(.*)$/gm)].map(
  ([, comment, name = '', value = '']) => ({ name, value, isSet: comment === undefined }),
);

/** Returns the text between the first two backticks. */
function code(cell: string): string {
  return /`([^`]+)`/.exec(cell)?.[1] ?? '';
}

/** Returns the names of the variables that `work` reads. */
async function readBy(work: (env: Environment) => unknown): Promise<string[]> {
  const names = new Set<string>();
  const get = (_: object, name: string | symbol) => {
    names.add(String(name));
    return undefined;
  };
  await Promise.resolve(work(new Proxy<Environment>({}, { get }))).catch(() => undefined);
  return [...names];
}

/** Returns the name of each variable that is missing or bad in an environment. */
function missingIn(env: Environment): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.messages.map((message) => message.split(' ')[0] ?? '');
  }
}

const compose = read('compose.yaml');
const inCompose = [...compose.matchAll(/\$\{(\w+)(:\?)?/g)].map(([, name = '', required]) => ({
  name,
  isRequired: required !== undefined,
}));
const ofPayouts = await readBy(readPayoutEnvironment);
const ofMigration = await readBy((env) => migrateAsOwner(env));
const ofServer = variables();
const names = [
  ...new Set([...ofServer, ...ofPayouts, ...ofMigration, ...inCompose.map(({ name }) => name)]),
].sort();
/** Replaces the placeholder of a secret and the deposit address, because production refuses them. */
const replaced = (value: string) =>
  value.replace('replace-this', 'a-secret').replace(/^UQ.{46}$/, `0:${'b01e'.repeat(16)}`);
const examples: Environment = Object.fromEntries(
  rows.map(({ name, example }) => [name, replaced(example)]),
);
const serverRows = rows.filter(({ name }) => ofServer.includes(name));

test('OPERATIONS.md has one row for each variable that something reads, and no other', () => {
  expect(names).toContain('TON_PAYOUT_MNEMONIC_FILE');
  expect(rows.map(({ name }) => name).sort()).toEqual(names);
});

test('bold.env.example has one line for each variable, with its default or its example', () => {
  expect(lines.map(({ name }) => name).sort()).toEqual(names);
  const expected = rows.map(({ name, byDefault, example }) => [
    name,
    code(byDefault.split(';')[0] ?? '') || example,
  ]);
  const own = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  expect(own).toEqual(Object.fromEntries(expected));
});

test('OPERATIONS.md marks exactly the required variables, and bold.env.example sets them', () => {
  const required = [
    ...missingIn({ NODE_ENV: 'production' }),
    ...inCompose.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  ];
  const expected = [...new Set(required)].sort();
  const marked = rows.filter(({ byDefault }) => byDefault === '**required**');
  expect(marked.map(({ name }) => name).sort()).toEqual(expected);
  expect(lines.flatMap(({ name, isSet }) => (isSet ? [name] : [])).sort()).toEqual(expected);
});

test('a server starts with the lines that bold.env.example sets, after each secret was replaced', () => {
  const set = lines.filter(({ isSet }) => isSet);
  const missing = (change: (value: string) => string) =>
    missingIn({
      ...Object.fromEntries(set.map(({ name, value }) => [name, change(value)])),
      NODE_ENV: 'production',
    });
  expect(missing(replaced)).toEqual([]);
  expect(missing((value) => value)).toEqual(['BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET']);
});

test('production refuses the deposit address that bold.env.example names', () => {
  const named = lines.find(({ name }) => name === 'TON_DEPOSIT_ADDRESS');
  const env = { ...examples, TON_DEPOSIT_ADDRESS: named?.value, NODE_ENV: 'production' };
  expect(missingIn(env)).toEqual(['TON_DEPOSIT_ADDRESS']);
});

test('a server starts with all examples of OPERATIONS.md at once', () => {
  expect(missingIn(examples)).toEqual([]);
});

test.each(['ton', 'dollars'])(
  'OPERATIONS.md marks exactly the variables that the gateway %s needs',
  (gateway) => {
    const marked = rows.filter(({ byDefault }) => byDefault.includes(`needed for \`${gateway}\``));
    const without = Object.fromEntries(marked.map(({ name }) => [name, undefined]));
    const env = { ...examples, PAYMENT_GATEWAYS: gateway, ...without };
    expect(missingIn(env).sort()).toEqual(marked.map(({ name }) => name).sort());
    expect(marked).not.toEqual([]);
  },
);

// NODE_ENV is not a setting of its own: it chooses between the defaults of production and those of development.
const optional = serverRows.filter(
  ({ name, byDefault }) => name !== 'NODE_ENV' && byDefault !== '**required**',
);

test.each(optional)('the default of $name is $byDefault', ({ name, byDefault }) => {
  const [inProduction = '', inDevelopment = inProduction] = byDefault.split('; in development ');
  expectDefault(
    { ...examples, PAYMENT_GATEWAYS: undefined, ANALYTICS_ENVIRONMENT: undefined },
    name,
    inProduction,
  );
  // The example of BOT_TOKEN_PREVIOUS is a token of this bot.
  expectDefault({ BOT_TOKEN: examples.BOT_TOKEN }, name, inDevelopment);
});

/** Expects that a missing variable `name` gets the default that `text` documents. */
function expectDefault(env: Environment, name: string, text: string): void {
  const unset = readConfig({ ...env, [name]: undefined });
  const value = code(text.split(';')[0] ?? '');
  if (value !== '') {
    expect(readConfig({ ...env, [name]: value })).toEqual(unset);
    return;
  }
  expect(text).toMatch(/^none/);
  const set: Record<string, unknown> = readConfig({ ...env, [name]: examples[name] });
  const changed = Object.entries(unset).filter(([key, one]) => !isDeepStrictEqual(one, set[key]));
  expect(changed).not.toEqual([]);
  for (const [, one] of changed) expect([null, false, []]).toContainEqual(one);
}

const ranges = serverRows.flatMap(({ name, allowed }) => {
  const [, least, most] = /^Whole number, (\d+) to (\d+)/.exec(allowed) ?? [];
  return least && most ? [{ name, least: Number(least), most: Number(most) }] : [];
});

test.each(ranges)('$name is a whole number from $least to $most', ({ name, least, most }) => {
  // With its default, WALLET_HOLD_DAYS_VERIFIED would raise the least value of WALLET_HOLD_DAYS.
  const others = { WALLET_HOLD_DAYS_VERIFIED: '0' };
  const isRefused = (value: number) =>
    missingIn({ ...others, [name]: String(value) }).includes(name);
  expect([least - 1, least, most, most + 1].map(isRefused)).toEqual([true, false, false, true]);
});

const choices = serverRows.flatMap(({ name, allowed }) => {
  const words = [...allowed.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word);
  return /^(One|Some) of /.test(allowed) ? [{ name, words }] : [];
});

test.each(choices)('$name allows only $words', ({ name, words }) => {
  let sentence = '';
  try {
    readConfig({ [name]: 'something else' });
  } catch (error) {
    sentence = (error as Error).message;
  }
  expect(sentence.replace(/ \(.*/, '')).toContain(`${name} must be one of ${words.join(', ')}`);
});

test('compose.yaml hands all of bold.env to its servers', () => {
  const { services } = parse(compose) as {
    services: Record<string, { env_file?: string }>;
  };
  const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));
  expect(servers.map(([, { env_file }]) => env_file)).toEqual(['../bold.env', '../bold.env']);
});
