import { useTexts } from '../lib/language.ts';
import { dropPath, letterPath } from './art/drop-path.ts';
import css from './state-view.module.css';
import { uiText } from './ui-text.ts';

/** Shows the logo while the first data loads (spec §2, gate step 2). */
export function LoadingView() {
  const { loading } = useTexts(uiText);
  return (
    <div className={css.view} role="status">
      <Logo className={css.logo} />
      <p className={css.loading}>{loading}</p>
    </div>
  );
}

function Logo({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 280" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={`${dropPath}${letterPath}`} />
    </svg>
  );
}
