import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

export function useScrolled(px: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > px);
}
