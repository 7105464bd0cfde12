import { rewardText } from '../../../lib/dollar-text.ts';
import css from './payouts-card.module.css';

type PayoutAmountProps = {
  name: string;
  /** The amount; null to show no amount. */
  dollars: number | null;
  /** Sentences to show below the amount. All sentences must be different. */
  notes: readonly string[];
};

/** Renders a name, an amount and notes as one group of a definition list. */
export function PayoutAmount({ name, dollars, notes }: PayoutAmountProps) {
  return (
    <div className={css.row}>
      <dt>{name}</dt>
      {dollars === null ? null : <dd className={css.dollars}>${rewardText(dollars)}</dd>}
      {notes.map((note) => (
        <dd key={note} className={css.note}>
          {note}
        </dd>
      ))}
    </div>
  );
}
