import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** How far Page Up and Page Down lead. */
const page = 8;

/**
 * Walks a list by keyboard while the focus stays in its search field (ARIA's combobox with a list).
 * @param ids what is listed now
 * @param first where the walk begins: the chosen one, or nowhere
 * @param pick takes the one that is walked to
 */
export function useOptions(
  ids: readonly string[],
  first: string | null,
  pick: (id: string) => void,
) {
  const [walked, setWalked] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const active = walked !== null && ids.includes(walked) ? walked : null;

  useLayoutEffect(() => {
    if (active === null) return;
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function step(by: number) {
    const from = active ?? first;
    const at = from === null ? -1 : ids.indexOf(from);
    // The first press shows where one stands.
    const to = active === null && at >= 0 ? at : at + by;
    setWalked(ids[Math.min(Math.max(to, 0), ids.length - 1)] ?? null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
    };
    const by = steps[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter' && active !== null) pick(active);
    else return;
    event.preventDefault();
  }

  return { active, list, onKeyDown, restart: () => setWalked(null) };
}
