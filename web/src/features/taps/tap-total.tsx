import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/language.ts';
import { LiveNumber } from './live-number.tsx';
import { showCorrections } from './show-corrections.ts';
import { useTapStore } from './store/tap-store-context.tsx';
import css from './tap-total.module.css';
import { tapsText } from './taps-text.ts';

/** Shows all taps ever made, as large as the width allows, on one line. */
export const TapTotal = observer(function TapTotal() {
  const taps = useTapStore();
  const texts = useTexts(tapsText);
  const { idleTotal } = taps;

  return (
    <div className={css.frame}>
      <p
        ref={(node) => (node ? showCorrections(node, taps) : undefined)}
        className={css.total}
        aria-hidden="true"
      >
        <LiveNumber read={() => taps.balance.total} />
      </p>
      {/* Announced when tapping pauses: an announcement of every tap would never end. */}
      <p className={css.spoken} role="status">
        {idleTotal === undefined ? '' : texts.totalTaps(idleTotal)}
      </p>
    </div>
  );
});
