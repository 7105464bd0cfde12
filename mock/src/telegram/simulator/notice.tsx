import type { HostState } from '../host/host-state.ts';
import css from './notice.module.css';

/** The messenger's last outward action, in words; it fades by itself and never takes a finger. */
export function Notice({ notice }: { notice: HostState['notice'] }) {
  return (
    <div className={css.place} role="status" aria-label="Messenger">
      {notice && (
        <span className={css.notice} key={notice.id}>
          {notice.text}
        </span>
      )}
    </div>
  );
}
