import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import css from '../ui/state-view.module.css';
import { appText } from './app-text.ts';

/** Stands at an address whose page does not exist yet, and says so. */
export function UnfinishedPage() {
  return (
    <div className={css.view}>
      <h2 className={css.title}>{appText.unfinished.title}</h2>
      <p className={css.text}>{appText.unfinished.text}</p>
      <div className={css.actions}>
        <ButtonLink wide to={paths.bold}>
          {appText.unfinished.back}
        </ButtonLink>
      </div>
    </div>
  );
}
