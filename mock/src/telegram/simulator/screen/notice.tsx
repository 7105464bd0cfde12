import type { HostState } from '../../host/host-state.ts';
import css from './notice.module.css';

/** A text about Telegram's last outward action. It fades out and lets clicks pass through. */
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
