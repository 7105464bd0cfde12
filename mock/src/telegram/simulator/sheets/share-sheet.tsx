import { useEffect, useState } from 'react';
import { fakeBotApiPort } from '../../bot-api/invoice-slug.ts';
import type { PreparedMessage } from '../../bot-api/prepared-messages.ts';
import type { ShareError } from '../../host/host-state.ts';
import { controlOf, result } from './checkout-client.ts';
import css from './sheet-view.module.css';

type Props = {
  messageId: string;
  userId: number;
  onSend: (chat: string) => void;
  onFail: (error: ShareError) => void;
};

const chats = ['Saved messages', 'Best friend', 'Tap club'];

/** Renders a prepared message and a list of chats. If the message cannot be loaded, shows that it has expired. */
export function ShareSheet({ messageId, userId, onSend, onFail }: Props) {
  const { message, isExpired } = usePreparedMessage(messageId, userId);
  if (isExpired) {
    return (
      <>
        <p role="alert">The message has expired.</p>
        <button type="button" onClick={() => onFail('MESSAGE_EXPIRED')}>
          OK
        </button>
      </>
    );
  }
  return (
    <>
      <h2 className={css.title}>Send to</h2>
      {message ? (
        <p>
          {message.text} <a href={message.button.url}>{message.button.text}</a>
        </p>
      ) : (
        <p>
          Message <code>{messageId}</code>
        </p>
      )}
      {chats.map((chat) => (
        <button key={chat} type="button" onClick={() => onSend(chat)}>
          {chat}
        </button>
      ))}
      <button type="button" onClick={() => onFail('MESSAGE_SEND_FAILED')}>
        Let it fail
      </button>
      <button type="button" onClick={() => onFail('USER_DECLINED')}>
        Cancel
      </button>
    </>
  );
}

/**
 * Loads the prepared message `id` from its fake Bot API. Loads nothing if `id` is not from a fake Bot API.
 * @returns `message` (null until the message is loaded) and `isExpired` (true if loading failed).
 */
function usePreparedMessage(id: string, userId: number) {
  const [message, setMessage] = useState<PreparedMessage | null>(null);
  const [isExpired, setExpired] = useState(false);

  useEffect(() => {
    const port = fakeBotApiPort(id);
    if (port === null) return;
    let isOpen = true;
    const query = new URLSearchParams({ id, user_id: `${userId}` });
    result<PreparedMessage>(fetch(`${controlOf(port)}/prepared?${query}`)).then(
      (found) => isOpen && setMessage(found),
      () => isOpen && setExpired(true),
    );
    return () => {
      isOpen = false;
    };
  }, [id, userId]);

  return { message, isExpired };
}
