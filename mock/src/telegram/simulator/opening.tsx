import { useCallback, useEffect, useState } from 'react';
import type { PersonAction } from '../host/person-actions.ts';
import { launchAddressFor } from '../launch/open-app.ts';
import { Controls } from './controls/controls.tsx';
import { Log } from './controls/log.tsx';
import css from './opening.module.css';
import { TelegramView } from './screen/telegram-view.tsx';
import type { SimulatorState } from './session/simulator-state.ts';
import { useAppFrame } from './session/use-app-frame.ts';
import { useWallet } from './wallet/use-wallet.ts';

type Props = {
  state: SimulatorState;
  onChange: (changed: Partial<SimulatorState>) => void;
  onReopen: () => void;
};

/** Renders one launch of the app, with the controls and the log. */
export function Opening({ state, onChange, onReopen }: Props) {
  const { session, dispatch, frame } = useAppFrame(state);
  const address = useLaunchAddress(state);
  const wallet = useWallet(state, frame, address === null ? null : session.frame);
  const [panel, setPanel] = useState(() => matchMedia('(min-width: 700px)').matches);
  const { host } = session;

  const act = useCallback((action: PersonAction) => dispatch({ type: 'act', action }), [dispatch]);
  const reload = () => dispatch({ type: 'reload' });

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
          onReopen={onReopen}
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
          onChange={onChange}
          onAct={act}
          onReload={reload}
          onReopen={onReopen}
        />
        <Log entries={session.log} />
      </aside>
    </div>
  );
}

/** Returns the app's URL with newly signed launch parameters, or null until they are signed. */
function useLaunchAddress(state: SimulatorState): string | null {
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
