import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { parseMessage } from '../../host/host.ts';
import { beginSession, nextSession, type Session, type SessionEvent } from './session.ts';
import { deviceOf, type SimulatorState } from './simulator-state.ts';

const place = (userId: number) => `bold-simulator/cloud/${userId}`;

/** The session of one launch, and the frame of the app. */
type AppFrame = {
  session: Session;
  dispatch: (event: SessionEvent) => void;
  frame: RefObject<HTMLIFrameElement | null>;
};

/**
 * Connects Telegram's state with the app's frame, and stores the user's cloud storage. Exchanges messages with this
 * frame only while the frame shows a page of the simulator's origin.
 */
export function useAppFrame(state: SimulatorState): AppFrame {
  const userId = state.person.user.id;
  const frame = useRef<HTMLIFrameElement>(null);
  const [session, dispatch] = useReducer(nextSession, undefined, () =>
    beginSession(deviceOf(state), readCloud(localStorage, userId)),
  );

  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const message = parseMessage(data);
      if (message) dispatch({ type: 'receive', message });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  const { outbox } = session;
  useEffect(() => {
    if (outbox.length === 0) return;
    for (const message of outbox) {
      frame.current?.contentWindow?.postMessage(JSON.stringify(message), location.origin);
    }
    dispatch({ type: 'posted', count: outbox.length });
  }, [outbox]);

  const { cloud } = session.host;
  useEffect(() => writeCloud(localStorage, userId, cloud), [userId, cloud]);

  return { session, dispatch, frame };
}

/**
 * Reads the content of the user's cloud storage from the browser's `storage`. Returns an empty object if nothing is
 * stored or the stored text is unreadable.
 */
export function readCloud(storage: Storage, userId: number): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(place(userId)) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).map(([key, value]) => [key, String(value)]),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Saves the content of the user's cloud storage in the browser's `storage`. */
export function writeCloud(storage: Storage, userId: number, cloud: Record<string, string>): void {
  storage.setItem(place(userId), JSON.stringify(cloud));
}
