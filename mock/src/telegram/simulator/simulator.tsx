import { useCallback, useEffect, useState } from 'react';
import type { PersonAction } from '../host/person-actions.ts';
import { launchAddressFor } from '../launch/open-app.ts';
import { Controls } from './controls/controls.tsx';
import { Log } from './controls/log.tsx';
import { TelegramView } from './screen/telegram-view.tsx';
import {
  deviceOf,
  needsLaunch,
  readSimulatorState,
  type SimulatorState,
  writeSimulatorState,
} from './session/simulator-state.ts';
import { useAppFrame } from './session/use-app-frame.ts';
import css from './simulator.module.css';
import { useWallet } from './wallet/use-wallet.ts';

/**
 * Renders the page of the simulator. Every change of a control updates the page's URL, and notifies the running app or
 * relaunches it.
 */
export function Simulator({ home }: { home: string }) {
  const [state, setState] = useState(() => fromAddress(home));
  // Each launch has its own state object, so that a launch with the same choices is signed again.
  const [launched, setLaunched] = useState(state);
  const { session, launch, dispatch, frame } = useAppFrame(state);
  const address = useLaunchAddress(launched);
  const wallet = useWallet(state, frame, address === null ? null : session.frame);
  const [panel, setPanel] = useState(false);
  const { host } = session;

  const act = useCallback((action: PersonAction) => dispatch({ type: 'act', action }), [dispatch]);
  const reload = () => dispatch({ type: 'reload' });
  const change = (part: Partial<SimulatorState>) => {
    const next = { ...state, ...part };
    const query = writeSimulatorState(next, home);
    history.replaceState(null, '', query ? `?${query}` : location.pathname);
    setState(next);
    if (needsLaunch(part)) open(next);
    else act({ type: 'change-device', device: deviceOf(next) });
  };
  const open = (next: SimulatorState) => {
    setLaunched(next);
    launch(next);
  };
  const reopen = () => open({ ...state });

  return (
    <div className={css.page}>
      <div className={css.stage}>
        <TelegramView
          key={session.frame}
          state={state}
          host={host}
          address={address}
          wallet={wallet}
          frame={frame}
          onAct={act}
          onReload={reload}
          onReopen={reopen}
        />
      </div>
      <aside className={css.side} aria-label="Simulator" data-open={panel}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={panel}
          onClick={() => setPanel(!panel)}
        >
          Telegram, simulated
        </button>
        <Controls
          state={state}
          host={host}
          wallet={wallet}
          onChange={change}
          onAct={act}
          onReload={reload}
          onReopen={reopen}
        />
        <Log entries={session.log} />
      </aside>
    </div>
  );
}

function fromAddress(home: string): SimulatorState {
  return readSimulatorState(new URLSearchParams(location.search), location.origin, home);
}

/**
 * Returns the app's URL with signed launch parameters, or null while the parameters are being signed. Signs new
 * parameters for each new `state` object.
 */
function useLaunchAddress(state: SimulatorState): string | null {
  const [signed, setSigned] = useState<{ state: SimulatorState; address: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    const { start: startParameter, app, ...rest } = state;
    launchAddressFor(app, location.origin, { ...rest, startParameter }).then((address) => {
      if (wanted) setSigned({ state, address });
    });
    return () => {
      wanted = false;
    };
  }, [state]);
  return signed?.state === state ? signed.address : null;
}
