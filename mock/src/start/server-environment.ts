import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };

export type Environment = Record<string, string | undefined>;

/**
 * Returns the server's environment for `npm start` (decisions §1). Non-empty variables of `own` replace the defaults.
 */
export function serverEnvironment(own: Environment, root: string) {
  const given = Object.entries(own).filter(([, value]) => value?.trim());
  return {
    HOST: '127.0.0.1',
    PORT: '8080',
    // Hides the requests, which would scroll the printed URLs out of sight; LOG_LEVEL=info shows them.
    LOG_LEVEL: 'warn',
    BOT_TOKEN: development.bot_token,
    DATA_DIR: join(root, '.data'),
    WEB_DIST: join(root, 'web/dist'),
    SIMULATOR_DIST: join(root, 'mock/dist/simulator'),
    ...Object.fromEntries(given),
  };
}

/**
 * Returns the server's origin and the URL of the page to open. The page is the simulator if `BOT_TOKEN` is the
 * development token, otherwise the app.
 */
export function addressesOf({ HOST, PORT, BOT_TOKEN }: ReturnType<typeof serverEnvironment>) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
  return { origin, page: `${origin}/${BOT_TOKEN === development.bot_token ? 'simulator/' : ''}` };
}
