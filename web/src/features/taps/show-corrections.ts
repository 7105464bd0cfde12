import { reaction } from 'mobx';
import type { TapStore } from './store/tap-store.ts';

/**
 * Fades a number in again when the server corrected it. Returns a function that stops it.
 */
export function showCorrections(
  node: HTMLElement,
  taps: Pick<TapStore, 'corrections'>,
): () => void {
  return reaction(
    () => taps.corrections,
    () => node.animate({ opacity: [0.2, 1] }, { duration: 240, easing: 'ease-out' }),
  );
}
