import type { HostState } from '../../host/host-state.ts';
import css from './notice.module.css';

/** Renders Telegram's last notice to the user, such as "Sent to Terry". */
export function Notice({ notice }: { notice: HostState['notice'] }) {
  return (
    <div className={css.place} role="status" aria-label="Telegram">
      {notice && (
        <span className={css.notice} key={notice.id}>
          {notice.text}
        </span>
      )}
    </div>
  );
}
