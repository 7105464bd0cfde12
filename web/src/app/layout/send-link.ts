import { createShareMessage, type ShareMessageRequest } from '@bold/sdk';
import { shareLink } from '../../lib/start-link.ts';
import type { Telegram } from '../../telegram/telegram.ts';

/** The target of a link: the player's card, or the app with the player's referral code. */
export type LinkKind = ShareMessageRequest['link'];

/** The maximum time to wait for a prepared message, in milliseconds. */
export const prepareTimeoutMs = 2_000;

/** Lets the player send a prepared message with the link, or only the link if the message cannot be sent. */
export async function sendLink(telegram: Telegram, link: string, kind: LinkKind): Promise<void> {
  const { sendPrepared } = telegram;
  const outcome = sendPrepared ? await sendPrepared(() => prepareInTime(kind)) : 'failed';
  if (outcome === 'failed') telegram.openTelegramLink(shareLink(link));
}

/** Returns the id of a prepared message, or undefined if the request fails or takes too long. */
async function prepareInTime(link: LinkKind): Promise<string | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), prepareTimeoutMs);
  try {
    const { message_id } = await createShareMessage({ link }, { signal: late.signal });
    return message_id;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
