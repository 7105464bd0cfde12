import type { IncomingMessage } from 'node:http';
import { webhookBodyBytes } from '@bold/sdk/limits';
import type { Update } from 'grammy/types';
import type { Middleware } from '../context.ts';
import { isSameSecret } from '../same-secret.ts';
import type { UpdateHandler } from './handle-updates.ts';

/** The path below `PUBLIC_URL` to which Telegram delivers updates. */
export const webhookPath = '/telegram/webhook';

/**
 * Receives Telegram's updates and checks their secret token. Responds with 200 only when the effect of an update is
 * durable.
 */
export function webhook(secret: string, handleUpdate: UpdateHandler): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== webhookPath) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = await receive(ctx.req, ctx.get('X-Telegram-Bot-Api-Secret-Token'));
    ctx.body = '';
  };

  async function receive(request: IncomingMessage, given: string): Promise<number> {
    if (request.method !== 'POST') return 405;
    if (!isSameSecret(given, secret)) return 401;
    const update = parseUpdate(await readText(request).catch(() => ''));
    if (!update) return 400;
    await handleUpdate(update);
    // After any other response, Telegram delivers the update again.
    return 200;
  }
}

/** Reads the body, or returns '' if it is too long. Throws if the connection ends before the body is complete. */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > webhookBodyBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseUpdate(text: string): Update | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isUpdate = value !== null && typeof value === 'object' && 'update_id' in value;
    return isUpdate && typeof value.update_id === 'number' ? (value as Update) : undefined;
  } catch {
    return undefined;
  }
}
