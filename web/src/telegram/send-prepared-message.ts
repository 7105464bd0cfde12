import { on, type PostEventFn } from '@telegram-apps/sdk-react';

/**
 * The outcome of a call that sends a prepared message. `sent`: the message was sent. `declined`: the player closed the
 * list of chats. `failed`: the list could not be opened, or the message could not be sent. `ignored`: the call was made
 * while the list was being opened, or a later call replaced it.
 */
export type SendOutcome = 'sent' | 'declined' | 'failed' | 'ignored';

/**
 * Opens Telegram's list of chats for a message and resolves when the list is closed, which may take any time.
 * @param prepare returns the id of the prepared message, or undefined if there is none
 */
export type SendPrepared = (prepare: () => Promise<string | undefined>) => Promise<SendOutcome>;

/**
 * How long a host may take to open its list of chats. Further calls in this time are ignored, so that no second list
 * opens.
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
 * Creates the function that sends prepared messages. Some hosts never open a list and never respond. If a call got no
 * response and the page has kept the focus since then, the host is of this kind. The next call and all later ones then
 * fail.
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
