import { type WalletMood, walletMoods } from '../ton/wallet-mood.ts';
import { Choice } from './control.tsx';
import css from './controls.module.css';

interface Props {
  mood: WalletMood;
  connected: boolean;
  onChange: (mood: WalletMood) => void;
  onLeave: () => void;
}

const labels: Record<WalletMood, string> = {
  ask: 'Asks you',
  accept: 'Agrees',
  refuse: 'Declines',
  'wrong-network': 'Lives on the test network',
};

/** How the TON wallet answers, and its owner's way out of a connection. */
export function WalletControls({ mood, connected, onChange, onLeave }: Props) {
  return (
    <>
      <Choice
        label="TON wallet"
        value={mood}
        options={Object.entries(labels)}
        onChange={(value) => onChange(walletMoods.find((one) => one === value) ?? 'ask')}
      />
      <div className={css.actions}>
        <button type="button" disabled={!connected} onClick={onLeave}>
          Disconnect wallet
        </button>
      </div>
    </>
  );
}
