import { on, type PostEventFn } from '@telegram-apps/sdk-react';

/**
 * The outcome of a call of `SendPrepared`. `ignored` means that an earlier call had not opened the list of chats yet,
 * or that a later call has ended this call.
 */
export type SendOutcome = 'sent' | 'declined' | 'failed' | 'ignored';

/**
 * Lets the player send a prepared message. Resolves when the list of chats is closed, however long this takes.
 * @param prepare A function that returns the id of the message; `undefined` if there is no message
 */
export type SendPrepared = (prepare: () => Promise<string | undefined>) => Promise<SendOutcome>;

/** How long a host may take to open its list of chats. A second call of `SendPrepared` in this time is ignored. */
export const openTimeoutMs = 3_000;

type Unanswered = {
  isOpening: boolean;
  /** True if the page was hidden or lost the focus after the call. */
  hasLeft: boolean;
  end(outcome: SendOutcome): void;
};

/** Creates the function that sends messages. If the host shows no reaction to a call, all later calls fail at once. */
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
        on('prepared_message_failed', (failure: { error?: string } | null) =>
          // Telegram reports this error when the player closes the list of chats. On macOS, it sends no data then.
          end((failure?.error ?? 'USER_DECLINED') === 'USER_DECLINED' ? 'declined' : 'failed'),
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
