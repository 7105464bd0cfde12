import { useEffect, useState } from 'react';
import { launchAddressFor } from '../open-app.ts';
import type { SimulatorState } from './simulator-state.ts';

/** The app's address with launch parameters signed now; null until the signature is there. */
export function useLaunchAddress(state: SimulatorState): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const { start: startParameter, app, ...rest } = state;
    launchAddressFor(app, location.origin, { ...rest, startParameter }).then((signed) => {
      if (wanted) setAddress(signed);
    });
    return () => {
      wanted = false;
    };
  }, [state]);
  return address;
}
