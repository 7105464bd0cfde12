import { type WalletMode, walletModes } from '../../ton/wallet/wallet-mode.ts';
import type { SimulatorState } from '../session/simulator-state.ts';
import { Checkbox, Select } from './control.tsx';
import css from './controls.module.css';

type Props = {
  mode: WalletMode;
  isElsewhere: boolean;
  /** True if a TON Connect bridge is running. Only then can the wallet be on another device. */
  hasBridge: boolean;
  connected: boolean;
  onChange: (changed: Partial<Pick<SimulatorState, 'wallet' | 'walletElsewhere'>>) => void;
  onDisconnect: () => void;
};

const labels: Record<WalletMode, string> = {
  ask: 'Asks you',
  accept: 'Agrees',
  refuse: 'Declines',
  'wrong-network': 'Lives on the test network',
};

export function WalletControls({
  mode,
  isElsewhere,
  hasBridge,
  connected,
  onChange,
  onDisconnect,
}: Props) {
  return (
    <>
      <Select
        label="TON wallet"
        value={mode}
        options={Object.entries(labels)}
        onChange={(value) =>
          onChange({ wallet: walletModes.find((one) => one === value) ?? 'ask' })
        }
      />
      {hasBridge && (
        <Checkbox
          label="Wallet on another device"
          checked={isElsewhere}
          onChange={(walletElsewhere) => onChange({ walletElsewhere })}
        />
      )}
      <div className={css.actions}>
        <button type="button" disabled={!connected} onClick={onDisconnect}>
          Disconnect wallet
        </button>
      </div>
    </>
  );
}
