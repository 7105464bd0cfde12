import { useTexts } from '../lib/language.ts';
import { Logo } from './art/logo.tsx';
import css from './state-view.module.css';
import { uiText } from './ui-text.ts';

/** A whole screen that waits for its first data (spec §2, gate step 2). */
export function LoadingView() {
  const { loading } = useTexts(uiText);
  return (
    <div className={css.view} role="status">
      <Logo className={css.logo} />
      <p className={css.loading}>{loading}</p>
    </div>
  );
}
