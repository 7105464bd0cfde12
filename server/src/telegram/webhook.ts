import { webhookBodyBytes } from '@bold/sdk/limits';
import type { Update } from 'grammy/types';
import type { Context, Middleware } from '../context.ts';
import { readBytes } from '../contract/read-bytes.ts';
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
    ctx.status = await receive(ctx);
    ctx.body = '';
  };

  async function receive(ctx: Context): Promise<number> {
    if (ctx.method !== 'POST') return 405;
    if (!isSameSecret(ctx.get('X-Telegram-Bot-Api-Secret-Token'), secret)) return 401;
    // A body that is too long or incomplete is no update.
    const update = parseUpdate(await readBytes(ctx, webhookBodyBytes).then(String, () => ''));
    if (!update) return 400;
    await handleUpdate(update);
    // After any other response, Telegram delivers the update again.
    return 200;
  }
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
