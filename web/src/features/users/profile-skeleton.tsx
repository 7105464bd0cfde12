import { Skeleton } from '../../ui/skeleton.tsx';
import css from './profile-page.module.css';

export function ProfileSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <Skeleton height="360px" />
    </div>
  );
}
