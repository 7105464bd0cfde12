import { useTexts } from '../lib/language.ts';
import { Button } from './button.tsx';
import { WarningIcon } from './icons.tsx';
import { StateTitle } from './state-title.tsx';
import css from './state-view.module.css';
import { uiText } from './ui-text.ts';

type ErrorViewProps = {
  onRetry: () => void;
  /** What failed; data in general when absent. */
  title?: string;
  /** What the button promises: "Refresh data", "Refresh offers", "Refresh countries" (spec §8). */
  action?: string;
};

/** Data could not be loaded: says so, and offers to try again. */
export function ErrorView(props: ErrorViewProps) {
  const words = useTexts(uiText);
  const { onRetry, title = words.dataError, action = words.refreshData } = props;
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
