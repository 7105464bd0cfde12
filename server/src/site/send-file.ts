import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { send } from '@koa/send';
import type { Context } from '../context.ts';

/**
 * Sends a file of the folder `root`, or the `index.html` of a folder.
 * @returns False for a file that is missing, hidden or outside `root`, and for methods other than GET and HEAD.
 */
export async function sendFile(ctx: Context, root: string, path: string): Promise<boolean> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  try {
    const sent = await send(ctx, path, { root, index: 'index.html', setHeaders: cacheFor(path) });
    if (sent === undefined) return false;
    // Koa listens for errors of the file only while it sends it. Without a listener, a failed open ends the process.
    if (ctx.body instanceof ReadStream) await once(ctx.body, 'open');
    // The build adds compressed copies of its files; Accept-Encoding decides which one is sent.
    ctx.vary('Accept-Encoding');
    return true;
  } catch (error) {
    ctx.remove('Content-Encoding');
    ctx.remove('Last-Modified');
    if (isRefusal(error)) return false;
    throw error;
  }
}

function cacheFor(path: string) {
  // Files in `assets` are cached for a year, because a changed file gets a new name.
  const value = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return (response: { setHeader(name: string, value: string): unknown }) =>
    response.setHeader('Cache-Control', value);
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  );
}
