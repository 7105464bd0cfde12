import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';
import { sendFile } from './send-file.ts';

/** Returns true if this server serves the simulator. The simulator needs the development token to sign init data. */
export function servesSimulator(
  config: Pick<Config, 'developmentToken' | 'simulatorDist'>,
): config is { developmentToken: true; simulatorDist: string } {
  return config.developmentToken && config.simulatorDist !== null;
}

/** Serves the simulator, a page that plays the role of Telegram, in development only (decisions §1). */
export function simulator(config: Config): Middleware {
  return async (ctx, next) => {
    if (!servesSimulator(config)) return next();
    if (ctx.path === '/simulator') return ctx.redirect(`/simulator/${ctx.search}`);
    if (!ctx.path.startsWith('/simulator/')) return next();
    const path = ctx.path.slice('/simulator'.length);
    if (!(await sendFile(ctx, config.simulatorDist, path))) await next();
  };
}
