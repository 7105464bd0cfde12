import layout from '../../ui/fields/form.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';

const fields = ['name', 'country', 'bio', 'instagram', 'twitter', 'link'];

/** Holds the place of the form while the profile loads. */
export function FormSkeleton() {
  return (
    <div className={layout.form} aria-busy="true">
      {fields.map((field) => (
        <Skeleton key={field} height="76px" />
      ))}
    </div>
  );
}
