import { request } from '@telegram-apps/sdk-react';

/** The outcome of Telegram's list of chats: the message was sent, the player closed the list, or Telegram failed. */
export type SendOutcome = 'sent' | 'declined' | 'failed';

/**
 * Opens Telegram's list of chats for a prepared message. Resolves when the list is closed, which may take any time, and
 * never happens with a host that does not respond.
 */
export async function sendPreparedMessage(id: string): Promise<SendOutcome> {
  const failure = await request(
    'web_app_send_prepared_message',
    ['prepared_message_sent', 'prepared_message_failed'],
    { params: { id } },
  );
  if (!failure) return 'sent';
  return failure.error === 'USER_DECLINED' ? 'declined' : 'failed';
}
