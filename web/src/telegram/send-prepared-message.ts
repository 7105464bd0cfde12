import { on, type PostEventFn } from '@telegram-apps/sdk-react';

/** The outcome of Telegram's list of chats: the message was sent, the player closed the list, or Telegram failed. */
export type SendOutcome = 'sent' | 'declined' | 'failed';

/**
 * Returns a function that opens Telegram's list of chats for a prepared message. It resolves when the list is closed,
 * which may take any time, and never happens with a host that does not respond.
 */
export function preparedSender(post: PostEventFn): (id: string) => Promise<SendOutcome> {
  return async (id) => {
    const stops: (() => void)[] = [];
    try {
      return await new Promise<SendOutcome>((resolve) => {
        stops.push(
          on('prepared_message_sent', () => resolve('sent')),
          on('prepared_message_failed', ({ error }) =>
            resolve(error === 'USER_DECLINED' ? 'declined' : 'failed'),
          ),
        );
        post('web_app_send_prepared_message', { id });
      });
    } finally {
      for (const stop of stops) stop();
    }
  };
}
