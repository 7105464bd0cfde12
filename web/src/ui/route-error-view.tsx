import { useId, useState } from 'react';
import { useTexts } from '../lib/language.ts';
import { Button } from './button.tsx';
import { StateTitle } from './state-title.tsx';
import css from './state-view.module.css';
import { uiText } from './ui-text.ts';

type RouteErrorViewProps = {
  error: unknown;
  /** True if the page could not be loaded. The player can then check the connection. */
  isLoadFailure: boolean;
  onRetry: () => void;
};

/** Tells the player that a page has failed, with buttons to open it again and to show the error (spec §2). */
export function RouteErrorView({ error, isLoadFailure, onRetry }: RouteErrorViewProps) {
  const texts = useTexts(uiText);
  const [isShown, setIsShown] = useState(false);
  const details = useId();
  const text = error instanceof Error ? error.message : String(error);
  return (
    <div className={css.view} role="alert">
      <StateTitle>{texts.routeError}</StateTitle>
      {isLoadFailure ? <p className={css.text}>{texts.loadFailure}</p> : null}
      <div className={css.actions}>
        <Button wide onClick={onRetry}>
          {texts.refreshPage}
        </Button>
      </div>
      <Button
        look="outline"
        aria-expanded={isShown}
        aria-controls={details}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? texts.hideError : texts.showError}
      </Button>
      <pre id={details} className={css.details} hidden={!isShown}>
        {text}
      </pre>
    </div>
  );
}
