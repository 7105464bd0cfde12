import type { PageNotes } from './watch-page.ts';

declare global {
  interface Window {
    /** Present after {@link watchPage} was called in the page. */
    notes: PageNotes;
    /** Present only in a browser that was started with {@link fingersArgument}. */
    readonly chrome?: {
      readonly gpuBenchmarking?: {
        pointerActionSequence(
          fingers: readonly { readonly source: 'touch'; readonly id: number }[],
          onEnd: () => void,
        ): boolean;
      };
    };
  }
}
