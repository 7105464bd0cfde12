import { on, type PostEventFn } from '@telegram-apps/sdk-react';

/**
 * The outcome of Telegram's list of chats: the message was sent, the player closed the list, or there is no list.
 * `ignored` is the outcome of a call that another one replaces.
 */
export type SendOutcome = 'sent' | 'declined' | 'failed' | 'ignored';

/**
 * Opens Telegram's list of chats for a message and resolves when the list is closed, which may take any time.
 * @param prepare returns the id of the prepared message, or undefined if there is none
 */
export type SendPrepared = (prepare: () => Promise<string | undefined>) => Promise<SendOutcome>;

/** How long a host may take to open its list of chats. Calls in this time are ignored, so that no second list opens. */
export const openTimeoutMs = 3_000;

/** A call that the host has not answered. */
type Unanswered = {
  isOpening: boolean;
  /** True if the page was hidden or lost the focus since. */
  hasLeft: boolean;
  end(outcome: SendOutcome): void;
};

/**
 * Creates the function that sends prepared messages. Some hosts never answer: if the player calls again and the page
 * has kept the focus since, no list was opened, and this call and all later ones fail.
 */
export function preparedSender(post: PostEventFn): SendPrepared {
  let isPreparing = false;
  let isSilent = false;
  let unanswered: Unanswered | undefined;

  function send(id: string): Promise<SendOutcome> {
    return new Promise((resolve) => {
      const call: Unanswered = { isOpening: true, hasLeft: false, end };
      const timer = setTimeout(() => {
        call.isOpening = false;
      }, openTimeoutMs);
      const leave = () => {
        call.hasLeft = true;
      };
      addEventListener('blur', leave);
      document.addEventListener('visibilitychange', leave);
      const stops = [
        on('prepared_message_sent', () => end('sent')),
        on('prepared_message_failed', ({ error }) =>
          end(error === 'USER_DECLINED' ? 'declined' : 'failed'),
        ),
      ];

      function end(outcome: SendOutcome) {
        clearTimeout(timer);
        removeEventListener('blur', leave);
        document.removeEventListener('visibilitychange', leave);
        for (const stop of stops) stop();
        unanswered = undefined;
        resolve(outcome);
      }

      unanswered = call;
      try {
        post('web_app_send_prepared_message', { id });
      } catch (error) {
        console.warn(error);
        end('failed');
      }
    });
  }

  return async (prepare) => {
    if (isPreparing || unanswered?.isOpening) return 'ignored';
    if (unanswered && !unanswered.hasLeft) isSilent = true;
    unanswered?.end('ignored');
    if (isSilent) return 'failed';
    isPreparing = true;
    const id = await prepare().finally(() => {
      isPreparing = false;
    });
    return id === undefined ? 'failed' : send(id);
  };
}
