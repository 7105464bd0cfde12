import { useLayoutEffect, useRef, useState } from 'react';
import { Opening } from './opening.tsx';
import {
  readSimulatorState,
  type SimulatorState,
  writeSimulatorState,
} from './session/simulator-state.ts';

/** Renders the page of the simulator. Every change of a control updates the page's URL and relaunches the app. */
export function Simulator({ home }: { home: string }) {
  const [state, setState] = useState(() => fromAddress(home));
  const [count, setCount] = useState(1);
  const changed = useRef('');

  // The controls are mounted again with every launch, so the keyboard focus must be restored.
  useLayoutEffect(() => {
    const [control] = document.getElementsByName(changed.current);
    changed.current = '';
    control?.focus();
  });

  const change = (part: Partial<SimulatorState>) => {
    changed.current = document.activeElement?.getAttribute('name') ?? '';
    const next = { ...state, ...part };
    const query = writeSimulatorState(next, home);
    history.replaceState(null, '', query ? `?${query}` : location.pathname);
    setState(next);
    setCount(count + 1);
  };

  return (
    <Opening key={count} state={state} onChange={change} onReopen={() => setCount(count + 1)} />
  );
}

function fromAddress(home: string): SimulatorState {
  return readSimulatorState(new URLSearchParams(location.search), location.origin, home);
}
