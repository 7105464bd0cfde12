import { Skeleton } from '../../ui/skeleton.tsx';
import css from './profile-page.module.css';

/** Holds the place of a player's card while it loads. */
export function ProfileSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <Skeleton height="360px" />
    </div>
  );
}
