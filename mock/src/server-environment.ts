import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };

export type Environment = Record<string, string | undefined>;

/**
 * The environment of the server that `npm start` runs (decisions §1): what the caller set wins, the
 * rest is the development token, the built pages and the data folder under `root`.
 */
export function serverEnvironment(own: Environment, root: string) {
  const given = Object.entries(own).filter(([, value]) => value?.trim());
  return {
    HOST: '127.0.0.1',
    PORT: '8080',
    BOT_TOKEN: development.bot_token,
    DATA_DIR: join(root, '.data'),
    WEB_DIST: join(root, 'web/dist'),
    SIMULATOR_DIST: join(root, 'mock/dist/simulator'),
    ...Object.fromEntries(given),
  };
}

/**
 * The address that a person opens: the simulator while the server has the development token, the app
 * itself otherwise.
 */
export function addressToOpen({ HOST, PORT, BOT_TOKEN }: ReturnType<typeof serverEnvironment>) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host}:${PORT}/${BOT_TOKEN === development.bot_token ? 'simulator/' : ''}`;
}
