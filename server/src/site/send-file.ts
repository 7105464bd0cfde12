import { send } from '@koa/send';
import type { Context } from 'koa';

/**
 * Answers a file of a built folder, with an `index.html` for a folder's own path.
 * False if there is none; hidden files and paths that leave the folder count as none.
 */
export async function sendFile(ctx: Context, root: string, path: string): Promise<boolean> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  try {
    const sent = await send(ctx, path, { root, index: 'index.html', setHeaders: cacheFor(path) });
    // The build lays packed copies beside its files: which one is sent depends on who asks.
    if (sent !== undefined) ctx.vary('Accept-Encoding');
    return sent !== undefined;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** What the build named after its content never changes; everything else is asked for again. */
function cacheFor(path: string) {
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
