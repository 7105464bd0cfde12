import { useEffect, useRef } from 'react';
import { type LogEntry, refusalText } from '../session/protocol-log.ts';
import css from './log.module.css';

/** Renders the messages between Telegram and the app, the newest at the bottom. */
export function Log({ entries }: { entries: LogEntry[] }) {
  const log = useRef<HTMLDetailsElement>(null);
  const newest = entries.at(-1)?.id;
  useEffect(() => {
    if (newest) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  return (
    <details ref={log} className={css.log} open>
      <summary>
        Protocol <small>{entries.length}</small>
      </summary>
      <ol className={css.entries} aria-label="Protocol messages">
        {entries.map(({ id, direction, message, refusal }) => (
          <li key={id} data-direction={direction} data-refused={refusal !== null}>
            <code>{message.eventType}</code>
            {refusal && <em>{refusalText(refusal)}</em>}
            {message.eventData === undefined || (
              <span className={css.data}>{JSON.stringify(message.eventData)}</span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
