import { appLink } from '../config/app-link.ts';
import type { Handler } from '../contract/handler.ts';
import { ensureCode } from './referrals-repository.ts';

/** Prepares a message with the caller's profile link or referral link. Throws the errors of `PrepareShareMessage`. */
export const createShareMessage: Handler<'createShareMessage'> = async (
  { userId, telegramId, languageCode, body: { link: kind } },
  { db, clock, config, prepareShareMessage },
) => {
  const startParameter =
    kind === 'profile' ? `USER${userId}` : `REF${(await ensureCode(db, userId, clock.now())).code}`;
  const url = appLink(config, startParameter);
  const { id, expiresAt } = await prepareShareMessage({ telegramId, languageCode, kind, url });
  return { message_id: id, expires_at: expiresAt.toISOString() };
};
