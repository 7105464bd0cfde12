import { type WalletMood, walletMoods } from '../ton/wallet-mood.ts';
import { Choice, Tick } from './control.tsx';
import css from './controls.module.css';
import type { Situation } from './situation.ts';

interface Props {
  mood: WalletMood;
  isElsewhere: boolean;
  /** Whether there is a bridge, without which nobody reaches a wallet elsewhere. */
  hasBridge: boolean;
  connected: boolean;
  onChange: (changed: Partial<Pick<Situation, 'wallet' | 'walletElsewhere'>>) => void;
  onLeave: () => void;
}

const labels: Record<WalletMood, string> = {
  ask: 'Asks you',
  accept: 'Agrees',
  refuse: 'Declines',
  'wrong-network': 'Lives on the test network',
};

/** How the TON wallet answers, and its owner's way out of a connection. */
export function WalletControls({
  mood,
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
        value={mood}
        options={Object.entries(labels)}
        onChange={(value) =>
          onChange({ wallet: walletMoods.find((one) => one === value) ?? 'ask' })
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
