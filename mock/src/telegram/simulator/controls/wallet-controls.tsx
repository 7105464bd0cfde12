import { type WalletMode, walletModes } from '../../ton/wallet/wallet-mode.ts';
import type { SimulatorState } from '../session/simulator-state.ts';
import { Choice, Tick } from './control.tsx';
import css from './controls.module.css';

type Props = {
  mode: WalletMode;
  isElsewhere: boolean;
  /** True when there is a bridge, which a wallet outside of the app's window needs. */
  hasBridge: boolean;
  connected: boolean;
  onChange: (changed: Partial<Pick<SimulatorState, 'wallet' | 'walletElsewhere'>>) => void;
  onLeave: () => void;
};

const labels: Record<WalletMode, string> = {
  ask: 'Asks you',
  accept: 'Agrees',
  refuse: 'Declines',
  'wrong-network': 'Lives on the test network',
};

/** Selects how the TON wallet responds, and disconnects it. */
export function WalletControls({
  mode,
  isElsewhere,
  hasBridge,
  connected,
  onChange,
  onLeave,
}: Props) {
  return (
    <>
      <Choice
        label="TON wallet"
        value={mode}
        options={Object.entries(labels)}
        onChange={(value) =>
          onChange({ wallet: walletModes.find((one) => one === value) ?? 'ask' })
        }
      />
      {hasBridge && (
        <Tick
          label="Wallet on another device"
          checked={isElsewhere}
          onChange={(walletElsewhere) => onChange({ walletElsewhere })}
        />
      )}
      <div className={css.actions}>
        <button type="button" disabled={!connected} onClick={onLeave}>
          Disconnect wallet
        </button>
      </div>
    </>
  );
}
