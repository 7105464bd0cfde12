import { useLayoutEffect, useRef, useState } from 'react';
import { Opening } from './opening.tsx';
import {
  readSimulatorState,
  type SimulatorState,
  writeSimulatorState,
} from './session/simulator-state.ts';

/** The page of the simulator. Every change of a control updates the page's URL and relaunches the app. */
export function Simulator() {
  const [state, setState] = useState(fromAddress);
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
    const query = writeSimulatorState(next);
    history.replaceState(null, '', query ? `?${query}` : location.pathname);
    setState(next);
    setCount(count + 1);
  };

  return (
    <Opening key={count} state={state} onChange={change} onReopen={() => setCount(count + 1)} />
  );
}

function fromAddress(): SimulatorState {
  return readSimulatorState(new URLSearchParams(location.search), location.origin);
}
