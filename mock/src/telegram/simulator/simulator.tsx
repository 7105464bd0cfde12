import { useState } from 'react';
import { Opening } from './opening.tsx';
import { readSituation, type Situation, writeSituation } from './situation.ts';

/** The whole page. Every change of a control goes into the address and opens the app anew. */
export function Simulator() {
  const [situation, setSituation] = useState(fromAddress);
  const [count, setCount] = useState(1);

  const change = (changed: Partial<Situation>) => {
    const next = { ...situation, ...changed };
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
