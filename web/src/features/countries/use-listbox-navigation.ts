import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** The step of Page Up and Page Down, in options. */
const pageSize = 8;

/**
 * Moves through a listbox by keyboard while the focus stays in the search field (ARIA combobox with a listbox).
 * @param selected the id of the selected option, or null. If `ids` contains this id, the first press of an arrow key or
 * page key makes this option active.
 * @param pick called with the id of the active option when the player presses Enter
 * @returns `active` is the id of the active option, and `onKeyDown` handles the keys of the search field
 */
export function useListboxNavigation(
  ids: readonly string[],
  selected: string | null,
  pick: (id: string) => void,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const active = activeId !== null && ids.includes(activeId) ? activeId : null;

  useLayoutEffect(() => {
    if (active === null) return;
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function step(by: number) {
    const from = active ?? selected;
    const at = from === null ? -1 : ids.indexOf(from);
    // The first press activates the selected option itself.
    const to = active === null && at >= 0 ? at : at + by;
    setActiveId(ids[Math.min(Math.max(to, 0), ids.length - 1)] ?? null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: pageSize,
      PageUp: -pageSize,
    };
    const by = steps[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter' && active !== null) pick(active);
    else return;
    event.preventDefault();
  }

  return { active, list, onKeyDown, reset: () => setActiveId(null) };
}
