import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/language.ts';
import { LiveNumber } from './live-number.tsx';
import type { TapStore } from './store/tap-store.ts';
import { useTapStore } from './store/tap-store-context.tsx';
import css from './tap-total.module.css';
import { tapsText } from './taps-text.ts';

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

/**
 * Plays a short fade-in of the number after each correction by the server. Returns a function that prevents further
 * fade-ins.
 */
function showCorrections(node: HTMLElement, taps: Pick<TapStore, 'corrections'>): () => void {
  return reaction(
    () => taps.corrections,
    () => node.animate({ opacity: [0.2, 1] }, { duration: 240, easing: 'ease-out' }),
  );
}
