import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What an operator would put into the file of variables that compose.yaml asks for. */
const answers: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret',
  DOMAIN: 'bold.example',
  BOT_TOKEN: '1234567890:a-token-that-nobody-knows-0000',
  BOT_USERNAME: 'bold_game_bot',
  APP_NAME: 'bold',
  SUPPORT_URL: 'https://bold.example/help',
  TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
};

/** The environment that compose.yaml gives each server, with its variables filled in. */
function serverEnvironment(): Record<string, string> {
  const [, block = ''] =
    /\n {2}environment:\n([\s\S]*?)\n {2}\w/.exec(read('server/compose.yaml')) ?? [];
  const lines = [...block.matchAll(/^ {4}([A-Z_]+): "?(.*?)"?$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [
      name,
      value.replace(
        /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
        (_, variable, otherwise) =>
          answers[variable] ?? (value.includes(':-') ? otherwise : `<${variable}>`),
      ),
    ]),
  );
}

test('compose.yaml names everything that production needs', () => {
  const config = readConfig({ NODE_ENV: 'production', ...serverEnvironment() });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://bold:secret@postgres:5432/bold',
    publicUrl: 'https://bold.example',
    trustedProxies: 1,
    metricsToken: null,
  });
});

test('the image runs the Node that the project is developed with', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const images = read('server/Dockerfile').match(/FROM node:\S+/g) ?? [];
  expect(new Set(images)).toEqual(new Set([`FROM node:${devDependencies.node}-slim`]));
});

test('the image keeps the compiled sources where the user that it runs as finds them', () => {
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
