/** The figures that a page records while it is used. Times are in milliseconds. */
export type PageNotes = {
  /** The time from an interaction to the next paint, by the id of the interaction. */
  interactions: Record<number, number>;
  /** The sum of the layout shifts. Shifts right after an input are not counted. */
  shift: number;
  /** The time from the start of the navigation until the page has a tap surface; `undefined` until then. */
  tappableAt: number | undefined;
};

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Records the measurements of the page in `window.notes`. Must run in the page before any other script. */
export function watchPage(): void {
  const notes: PageNotes = { interactions: {}, shift: 0, tappableAt: undefined };
  window.notes = notes;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (!interactionId) return;
    notes.interactions[interactionId] = Math.max(notes.interactions[interactionId] ?? 0, duration);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    // Shifts after a touch are allowed.
    if (!hadRecentInput) notes.shift += value;
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('button[aria-label="Tap"]')) return;
    notes.tappableAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
