import { useLayoutEffect, useRef, useState } from 'react';
import { Opening } from './opening.tsx';
import { readSituation, type Situation, writeSituation } from './situation.ts';

/** The whole page. Every change of a control goes into the address and opens the app anew. */
export function Simulator() {
  const [situation, setSituation] = useState(fromAddress);
  const [count, setCount] = useState(1);
  const changed = useRef('');

  // The controls are drawn anew with the opening: whoever works them by keyboard stays where they were.
  useLayoutEffect(() => {
    const [control] = document.getElementsByName(changed.current);
    changed.current = '';
    control?.focus();
  });

  const change = (part: Partial<Situation>) => {
    changed.current = document.activeElement?.getAttribute('name') ?? '';
    const next = { ...situation, ...part };
    const query = writeSituation(next);
    history.replaceState(null, '', query ? `?${query}` : location.pathname);
    setSituation(next);
    setCount(count + 1);
  };

  return (
    <Opening
      key={count}
      situation={situation}
      onChange={change}
      onReopen={() => setCount(count + 1)}
    />
  );
}

function fromAddress(): Situation {
  return readSituation(new URLSearchParams(location.search), location.origin);
}
