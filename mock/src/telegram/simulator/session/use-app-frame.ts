import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { parseMessage } from '../../host/host.ts';
import type { HostStorages } from '../../host/host-state.ts';
import { beginSession, nextSession, type Session, type SessionEvent } from './session.ts';
import { deviceOf, type SimulatorState } from './simulator-state.ts';

const place = (name: keyof HostStorages, userId: number) => `bold-simulator/${name}/${userId}`;

type AppFrame = {
  session: Session;
  /**
   * Begins a new launch of the app in `state`. The launch gets the data that the app has saved for the user of `state`.
   */
  launch: (state: SimulatorState) => void;
  dispatch: (event: SessionEvent) => void;
  frame: RefObject<HTMLIFrameElement | null>;
};

/** Passes messages between the app's frame and the simulated Telegram, and saves the user's Telegram storages. */
export function useAppFrame(state: SimulatorState): AppFrame {
  const userId = state.person.user.id;
  const frame = useRef<HTMLIFrameElement>(null);
  const [session, dispatch] = useReducer(nextSession, undefined, () =>
    beginSession(deviceOf(state), storagesOf(state)),
  );
  const launch = (next: SimulatorState) =>
    dispatch({ type: 'launch', device: deviceOf(next), storages: storagesOf(next) });

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

  const { cloud, deviceStorage, secureStorage } = session.host;
  useEffect(() => writeStored(localStorage, 'cloud', userId, cloud), [userId, cloud]);
  useEffect(
    () => writeStored(localStorage, 'deviceStorage', userId, deviceStorage),
    [userId, deviceStorage],
  );
  useEffect(
    () => writeStored(localStorage, 'secureStorage', userId, secureStorage),
    [userId, secureStorage],
  );

  return { session, launch, dispatch, frame };
}

function storagesOf({ person }: SimulatorState): HostStorages {
  const { id } = person.user;
  return {
    cloud: readStored(localStorage, 'cloud', id),
    deviceStorage: readStored(localStorage, 'deviceStorage', id),
    secureStorage: readStored(localStorage, 'secureStorage', id),
  };
}

/** Reads one of the user's Telegram storages. Returns an empty object if the stored text is missing or unreadable. */
export function readStored(
  storage: Storage,
  name: keyof HostStorages,
  userId: number,
): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(place(name, userId)) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).map(([key, value]) => [key, String(value)]),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function writeStored(
  storage: Storage,
  name: keyof HostStorages,
  userId: number,
  content: Record<string, string>,
): void {
  storage.setItem(place(name, userId), JSON.stringify(content));
}
