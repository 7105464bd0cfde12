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
        ref={(node) => (node ? showTotal(node, taps) : undefined)}
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

type Corrected = Pick<TapStore, 'corrections'>;

/** Plays a short fade-in of the number after each correction by the server, and keeps it as narrow as `node`. */
function showTotal(node: HTMLElement, taps: Corrected): () => void {
  const fit = new ResizeObserver(() => fitNumber(node));
  for (const box of [node, ...node.children]) fit.observe(box);
  const end = reaction(
    () => taps.corrections,
    () => node.animate({ opacity: [0.2, 1] }, { duration: 240, easing: 'ease-out' }),
  );
  return () => {
    fit.disconnect();
    end();
  };
}

/** Makes the number in `node` smaller if the reader's own spacing of text makes it wider than `node`. */
function fitNumber(node: HTMLElement): void {
  const number = node.firstElementChild;
  if (!(number instanceof HTMLElement)) return;
  const scale = node.clientWidth / number.offsetWidth;
  number.style.scale = scale < 1 ? String(scale) : '';
}
