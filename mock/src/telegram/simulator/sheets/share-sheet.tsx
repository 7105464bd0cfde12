import { useEffect, useState } from 'react';
import type { PreparedMessage } from '../../bot-api/prepared-messages.ts';
import type { ShareError } from '../../host/host-state.ts';
import { type LoadFailure, loadFailure, loadPreparedMessage } from './prepared-message.ts';
import { takeFocus } from './sheet-frame.tsx';
import css from './sheet-view.module.css';

type Props = {
  messageId: string;
  userId: number;
  onSend: (chat: string) => void;
  onFail: (error: ShareError) => void;
};

const chats = ['Saved messages', 'Best friend', 'Tap club'];

/** Renders a prepared message and a list of chats. If the message cannot be loaded, shows why. */
export function ShareSheet({ messageId, userId, onSend, onFail }: Props) {
  const { message, failure } = usePreparedMessage(messageId, userId);
  if (failure) {
    return (
      <>
        <p role="alert">{failure.text}</p>
        <button ref={takeFocus} type="button" data-dismisses onClick={() => onFail(failure.error)}>
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
          {message.text}{' '}
          <a href={message.button.url} target="_blank" rel="noreferrer">
            {message.button.text}
          </a>
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

/** Loads the prepared message `id`. Returns `message` and `failure`; at most one is not null. */
function usePreparedMessage(id: string, userId: number) {
  const [message, setMessage] = useState<PreparedMessage | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);

  useEffect(() => {
    let isOpen = true;
    loadPreparedMessage(id, userId).then(
      (found) => isOpen && setMessage(found),
      (error: Error) => isOpen && setFailure(loadFailure(error)),
    );
    return () => {
      isOpen = false;
    };
  }, [id, userId]);

  return { message, failure };
}
