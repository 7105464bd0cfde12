import { Skeleton } from '../../ui/skeleton.tsx';
import css from './form.module.css';

const fields = ['name', 'country', 'bio', 'instagram', 'twitter', 'link'];

/** Holds the place of the form while the profile loads. */
export function FormSkeleton() {
  return (
    <div className={css.form} aria-busy="true">
      {fields.map((field) => (
        <Skeleton key={field} height="76px" />
      ))}
    </div>
  );
}
