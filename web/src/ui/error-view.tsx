import { useTexts } from '../lib/language.ts';
import { Button } from './button.tsx';
import { WarningIcon } from './icons.tsx';
import { StateTitle } from './state-title.tsx';
import css from './state-view.module.css';
import { uiText } from './ui-text.ts';

type ErrorViewProps = {
  onRetry: () => void;
  /** "Data error" by default. */
  title?: string;
  /** The button's label; "Refresh data" by default (spec §8). */
  action?: string;
};

/** Tells the player that data could not be loaded. A button tries again. */
export function ErrorView(props: ErrorViewProps) {
  const texts = useTexts(uiText);
  const { onRetry, title = texts.dataError, action = texts.refreshData } = props;
  return (
    <div className={css.view} role="alert">
      <WarningIcon className={css.icon} />
      <StateTitle>{title}</StateTitle>
      <div className={css.actions}>
        <Button wide onClick={onRetry}>
          {action}
        </Button>
      </div>
    </div>
  );
}
