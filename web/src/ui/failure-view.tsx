import { useId, useState } from 'react';
import { useTexts } from '../lib/language.ts';
import { Button } from './button.tsx';
import { StateTitle } from './state-title.tsx';
import css from './state-view.module.css';
import { uiText } from './ui-text.ts';

/** The router's default error view (spec §2): the error itself stands behind a toggle. */
export function FailureView({ error }: { error: unknown }) {
  const words = useTexts(uiText);
  const [isShown, setIsShown] = useState(false);
  const details = useId();
  const text = error instanceof Error ? error.message : String(error);
  return (
    <div className={css.view} role="alert">
      <StateTitle>{words.routeError}</StateTitle>
      <Button
        look="outline"
        aria-expanded={isShown}
        aria-controls={details}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? words.hideError : words.showError}
      </Button>
      <pre id={details} className={css.details} hidden={!isShown}>
        {text}
      </pre>
    </div>
  );
}
