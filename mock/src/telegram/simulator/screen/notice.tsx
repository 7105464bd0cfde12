import type { HostState } from '../../host/host-state.ts';
import css from './notice.module.css';

/** Renders a text about Telegram's last action outside the app. */
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
