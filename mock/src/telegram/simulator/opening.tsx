import { useCallback, useState } from 'react';
import type { PersonAction } from '../host/person-actions.ts';
import { Controls } from './controls.tsx';
import { Log } from './log.tsx';
import css from './opening.module.css';
import type { SimulatorState } from './simulator-state.ts';
import { TelegramView } from './telegram-view.tsx';
import { useAppFrame } from './use-app-frame.ts';
import { useLaunchAddress } from './use-launch-address.ts';
import { useWallet } from './use-wallet.ts';

interface Props {
  state: SimulatorState;
  onChange: (changed: Partial<SimulatorState>) => void;
  onReopen: () => void;
}

/** One opening of the app, with the controls and the log beside it. */
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
