import type { HostState } from '../../host/host-state.ts';
import { versions } from '../../host/method-versions.ts';
import type { PersonAction } from '../../host/person-actions.ts';
import { type Opening, openings } from '../../launch/open-app.ts';
import { findPerson, guest, type Person, people } from '../../launch/people.ts';
import { isThemeName, type ThemeName } from '../../launch/themes.ts';
import {
  platforms,
  readInsets,
  type SimulatorState,
  screens,
  writeInsets,
} from '../session/simulator-state.ts';
import type { OwnersWallet } from '../wallet/use-wallet.ts';
import { Checkbox, Select, TextField } from './control.tsx';
import css from './controls.module.css';
import { WalletControls } from './wallet-controls.tsx';

type Props = {
  state: SimulatorState;
  host: HostState;
  wallet: OwnersWallet;
  onChange: (changed: Partial<SimulatorState>) => void;
  onAct: (action: PersonAction) => void;
  onReload: () => void;
  onReopen: () => void;
};

const openingLabels: Record<Opening, string> = {
  button: "The bot's button",
  link: 'A link',
  group: "A group's attachment menu",
  private: "A chat's attachment menu",
};

/** The value of the option "New user", which creates a guest. */
const newcomer = 'new';

const themeLabels: Record<ThemeName, string> = {
  light: 'Day',
  dark: 'Night',
  'ios-light': 'Day, iPhone',
  'ios-dark': 'Night, iPhone',
  'android-light': 'Day, Android',
  'android-dark': 'Night, Android',
};

export function Controls({ state, host, wallet, onChange, onAct, onReload, onReopen }: Props) {
  return (
    <div className={css.controls}>
      <h1 className={css.heading}>Telegram, simulated</h1>
      <div className={css.actions}>
        <button type="button" aria-label="Reload app" onClick={onReload} disabled={!host.open}>
          Reload
        </button>
        <button
          type="button"
          aria-label={host.open ? 'Close app' : 'Open app'}
          onClick={host.open ? () => onAct({ type: 'close' }) : onReopen}
        >
          {host.open ? 'Close' : 'Open'}
        </button>
        <button
          type="button"
          aria-pressed={!host.visible}
          disabled={!host.open}
          onClick={() => onAct({ type: 'show', visible: !host.visible })}
        >
          Background
        </button>
      </div>
      <Select
        label="Person"
        value={state.person.key}
        options={[
          ...people.map(({ key, user }): [string, string] => [key, personLabel(user)]),
          [newcomer, 'New user'],
        ]}
        onChange={(key) => onChange({ person: key === newcomer ? anyGuest() : findPerson(key) })}
      />
      <Select
        label="Theme"
        value={state.theme}
        options={Object.entries(themeLabels)}
        onChange={(theme) => isThemeName(theme) && onChange({ theme })}
      />
      <TextField
        label="Start parameter"
        value={state.start}
        placeholder="USER12 or REFabc"
        onChange={(start) => onChange({ start, opening: start ? 'link' : 'button' })}
      />
      <Select
        label="Opened from"
        value={state.opening}
        options={Object.entries(openingLabels)}
        onChange={(value) =>
          onChange({ opening: openings.find((opening) => opening === value) ?? 'button' })
        }
      />
      <Select
        label="Platform"
        value={state.platform}
        options={Object.entries(platforms)}
        onChange={(platform) => onChange({ platform })}
      />
      <Select
        label="Version"
        value={state.version}
        options={[...versions].reverse().map((version) => [version, version])}
        onChange={(version) => onChange({ version })}
      />
      <WalletControls
        mode={state.wallet}
        isElsewhere={state.walletElsewhere}
        hasBridge={state.bridge !== ''}
        connected={wallet.connected}
        onChange={onChange}
        onDisconnect={wallet.disconnect}
      />
      <details className={css.viewport} open={matchMedia('(min-width: 700px)').matches}>
        <summary>Screen</summary>
        <Select
          label="Screen size"
          value={state.screen}
          options={Object.entries(screens).map(([key, { label }]) => [key, label])}
          onChange={(screen) => onChange({ screen })}
        />
        <TextField
          label="Safe area"
          hint="top, right, bottom, left"
          value={writeInsets(state.safeArea)}
          onChange={(text) => onChange({ safeArea: readInsets(text) })}
        />
        <TextField
          label="Content safe area"
          hint="top, right, bottom, left"
          value={writeInsets(state.contentSafeArea)}
          onChange={(text) => onChange({ contentSafeArea: readInsets(text) })}
        />
      </details>
      <div className={css.ticks}>
        <Checkbox
          label="Show settings"
          checked={state.showSettings}
          onChange={(showSettings) => onChange({ showSettings })}
        />
        <Checkbox
          label="Inline bot"
          checked={state.botInline}
          onChange={(botInline) => onChange({ botInline })}
        />
      </div>
      <p className={css.haptics} data-testid="haptics">
        Haptics: {host.haptics.count}
        {host.haptics.last && `, last ${host.haptics.last}`}
      </p>
    </div>
  );
}

function anyGuest(): Person {
  return guest(1 + Math.floor(Math.random() * 999_999_999));
}

function personLabel(user: (typeof people)[number]['user']): string {
  const marks = [user.language_code, user.is_premium ? 'premium' : undefined];
  const known = marks.filter((mark) => mark !== undefined).join(', ');
  return `${user.first_name} ${user.last_name ?? ''}${known ? ` (${known})` : ''}`;
}
