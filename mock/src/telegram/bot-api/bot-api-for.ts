import type { Environment } from '../../server-environment.ts';
import { type BotApi, startBotApi } from './bot-api.ts';

/**
 * The stand-in that the server of `npm start` is given (decisions §1); null when the caller named a
 * Bot API or runs for real. `page` is the address of the simulator.
 */
export async function botApiFor(
  environment: Environment & { BOT_TOKEN: string },
  page: string,
): Promise<BotApi | null> {
  if (environment.TELEGRAM_API_ROOT || environment.NODE_ENV === 'production') return null;
  const { port } = new URL(page);
  // The person may have typed either name of this machine.
  const simulatorOrigins = ['127.0.0.1', 'localhost'].map((host) => originOf(host, port));
  return startBotApi({ token: environment.BOT_TOKEN, simulatorOrigins });
}

function originOf(host: string, port: string): string {
  return new URL(`http://${host}${port && `:${port}`}`).origin;
}
