import { multiplierLabel } from '@bold/sdk/game';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import css from './multiplier-picker.module.css';
import { useTapStore } from './tap-store-context.tsx';
import { tapsText } from './taps-text.ts';

/** What one touch is worth; only where there is a choice, smallest first (spec §2, decisions §10 BOLD). */
export const MultiplierPicker = observer(function MultiplierPicker() {
  const { multipliers, multiplier: chosen, choose } = useTapStore();
  const group = useId();
  if (multipliers.length < 2) return null;

  return (
    <div className={css.picker} role="radiogroup" aria-label={tapsText.multiplier}>
      {multipliers.map((multiplier) => (
        <label key={multiplier.id} className={css.option}>
          <input
            type="radio"
            name={group}
            className={css.radio}
            checked={multiplier.value === chosen.value}
            onChange={() => choose(multiplier)}
          />
          <span className={css.label}>{multiplierLabel(multiplier)}</span>
        </label>
      ))}
    </div>
  );
});
