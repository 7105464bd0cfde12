import { on, type PostEventFn } from '@telegram-apps/sdk-react';

/**
 * The outcome of a call that sends a prepared message. `ignored` has two possible causes:
 * - an earlier call was still preparing its message or opening the list of chats
 * - a later call has ended this call
 */
export type SendOutcome = 'sent' | 'declined' | 'failed' | 'ignored';

/**
 * Opens Telegram's list of chats, in which the player chooses who receives the message. Resolves when the list is
 * closed, however long this takes.
 * @param prepare returns the id of the prepared message; `undefined` if there is no message
 */
export type SendPrepared = (prepare: () => Promise<string | undefined>) => Promise<SendOutcome>;

/**
 * How long a host may take to open its list of chats, in milliseconds. Other calls during this time are ignored, so
 * that no second list opens.
 */
export const openTimeoutMs = 3_000;

/** A call to which the host has not responded yet. */
type Unanswered = {
  isOpening: boolean;
  /** True if the page was hidden or lost the focus after the call. */
  hasLeft: boolean;
  end(outcome: SendOutcome): void;
};

/**
 * Creates the function that sends prepared messages. If the host has neither responded to a call nor opened its list of
 * chats, all later calls fail immediately.
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
          // Telegram reports this error when the player closes the list of chats.
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
    // Without a response and with the focus still on the page, the host has opened no list.
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
