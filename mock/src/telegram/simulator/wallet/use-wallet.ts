import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { receivingMessage } from '../../../browser/watch-transfers.ts';
import { injectIntoFrame } from '../../ton/wallet/inject-into-frame.ts';
import { type InjectedWallet, injectWallet } from '../../ton/wallet/injected-wallet.ts';
import { walletKey } from '../../ton/wallet/wallet-listing.ts';
import type { SimulatorState } from '../session/simulator-state.ts';
import { Arrivals } from './arrivals.ts';
import { walletLoader } from './load-wallet.ts';
import { type OpenQuestion, Questions } from './questions.ts';
import { useWalletLinks } from './use-wallet-links.ts';

/** The transfers on the page's chain. All launches share them, because a transfer may arrive after a relaunch. */
const arrivals = new Arrivals(sessionStorage, location.origin);

/** The owner's view of the wallet: the open question and the connections. */
export type OwnersWallet = {
  question: OpenQuestion | null;
  response: (yes: boolean) => void;
  /** True if a connection to the injected wallet is stored, or an app is connected over TON Connect's bridge. */
  connected: boolean;
  /** Ends all connections. */
  disconnect: () => void;
};

/**
 * Opens the links of TON Connect in the person's TON wallet. If the wallet is on this device, injects the wallet into
 * the app's frame.
 * @param frameNumber a number that is different for each new frame, or null before the first frame exists
 */
export function useWallet(
  { person, wallet: mode, walletElsewhere, chain, bridge }: SimulatorState,
  frame: RefObject<HTMLIFrameElement | null>,
  frameNumber: number | null,
): OwnersWallet {
  const owner = person.key;
  const place = `simulator wallet ${owner}`;
  const [questions] = useState(() => new Questions());
  const question = useSyncExternalStore(questions.subscribe, questions.first);
  const [, readAgain] = useReducer((reads: number) => reads + 1, 0);
  const connected = localStorage.getItem(place) !== null;
  const injected = useRef<InjectedWallet>(null);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      const app = frame.current?.contentWindow;
      if (!app || source !== app || origin !== location.origin) return;
      if (Object(data).type === receivingMessage) arrivals.open(app);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame]);
  const load = useMemo(() => {
    const chainUrl = chain ? `http://127.0.0.1:${chain}` : null;
    const onArrival = arrivals.deliver;
    return walletLoader({ owner, mode, chainUrl, onArrival, ask: questions.ask });
  }, [owner, mode, chain, questions]);
  // The wallet in the app's window stays the same when the owner's mode changes.
  const current = useRef(load);
  useLayoutEffect(() => {
    current.current = load;
  }, [load]);
  const memory = useMemo(
    () => ({
      isConnected: () => localStorage.getItem(place) !== null,
      store: (isConnected: boolean) => {
        if (isConnected) localStorage.setItem(place, 'connected');
        else localStorage.removeItem(place);
        readAgain();
      },
    }),
    [place],
  );
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== place) return;
      readAgain();
      if (newValue === null) void injected.current?.disconnect();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [place]);
  const links = useWalletLinks(load, owner, bridge, frame);

  useLayoutEffect(() => {
    if (frameNumber === null || !frame.current || walletElsewhere) return;
    const wallet = injectWallet(() => current.current(), memory, true);
    injected.current = wallet;
    const stop = injectIntoFrame(frame.current, walletKey, wallet);
    return () => {
      stop();
      questions.declineAll();
    };
  }, [memory, questions, frame, frameNumber, walletElsewhere]);

  const disconnect = () => {
    if (connected) {
      // A wallet on another device is in no page, but its connection inside the frame is stored.
      memory.store(false);
      void injected.current?.disconnect();
    }
    links.disconnect();
  };
  return {
    question,
    response: questions.respond,
    connected: connected || links.connected,
    disconnect,
  };
}
