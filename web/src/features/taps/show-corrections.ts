import { reaction } from 'mobx';
import type { TapStore } from './store/tap-store.ts';

/**
 * Lets a number fade in anew where the server's word moved it; fingers move it without that.
 * @returns what ends it
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
