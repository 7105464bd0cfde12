import { type RefObject, useLayoutEffect } from 'react';
import { injectIntoFrame } from '../ton/inject-into-frame.ts';
import { injectWallet } from '../ton/injected-wallet.ts';
import { walletKey } from '../ton/wallet-listing.ts';
import { walletLoader } from './load-wallet.ts';
import type { Situation } from './situation.ts';

/**
 * Gives the app in `frame` the person's TON wallet, as a wallet's own browser does, from the first page
 * on. `count` is the number of the frame, null before there is one. The connection outlives a reload.
 */
export function useWallet(
  { person, wallet: mood, chain }: Situation,
  frame: RefObject<HTMLIFrameElement | null>,
  count: number | null,
): void {
  const owner = person.key;
  useLayoutEffect(() => {
    if (count === null || !frame.current) return;
    const place = `simulator wallet ${owner}`;
    const memory = {
      isConnected: () => localStorage.getItem(place) !== null,
      remember: (connected: boolean) =>
        connected ? localStorage.setItem(place, 'connected') : localStorage.removeItem(place),
    };
    const chainUrl = chain ? `http://127.0.0.1:${chain}` : null;
    const wallet = injectWallet(walletLoader({ owner, mood, chainUrl }), memory, true);
    return injectIntoFrame(frame.current, walletKey, wallet);
  }, [owner, mood, chain, frame, count]);
}
