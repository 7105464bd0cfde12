import { groupDigits } from '@bold/sdk/game';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useWords } from '../../lib/language.ts';
import { useTapStore } from './tap-store-context.tsx';
import css from './tap-total.module.css';
import { tapsText } from './taps-text.ts';

/** The hero: all taps ever made, as large as the width allows, on one line. */
export const TapTotal = observer(function TapTotal() {
  const taps = useTapStore();
  const words = useWords(tapsText);
  const text = groupDigits(taps.balance.total);
  const groups = text.split(' ');
  const size = { '--digits': groups.join('').length, '--gaps': groups.length - 1 } as CSSProperties;

  return (
    <div className={css.frame}>
      <p className={css.total} style={size} aria-hidden="true">
        {text}
      </p>
      {/* Read out when the fingers rest: every single tap would never be spoken to its end. */}
      <p className={css.spoken} role="status">
        {taps.pending === 0 ? words.totalTaps(taps.balance.total) : ''}
      </p>
    </div>
  );
});
