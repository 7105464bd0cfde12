import { useEffect, useState } from 'react';
import { launchAddressFor } from '../open-app.ts';
import type { Situation } from './situation.ts';

/** The app's address with launch parameters signed now; null until the signature is there. */
export function useLaunchAddress(situation: Situation): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const { start: startParameter, app, ...rest } = situation;
    launchAddressFor(app, location.origin, { ...rest, startParameter }).then((signed) => {
      if (wanted) setAddress(signed);
    });
    return () => {
      wanted = false;
    };
  }, [situation]);
  return address;
}
