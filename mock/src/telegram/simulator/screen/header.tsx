import { type RefObject, useRef } from 'react';
import type { HostState } from '../../host/host-state.ts';
import type { PersonAction } from '../../host/person-actions.ts';
import { colorIn } from '../../launch/themes.ts';
import css from './header.module.css';
import { textOn } from './theme-style.ts';

type MenuProps = {
  host: HostState;
  onAct: (action: PersonAction) => void;
  onReload: () => void;
};

type Props = MenuProps & {
  onLeaveFullscreen: () => void;
};

/** Renders Telegram's buttons above the app. In full screen, they are over the app and below the safe area. */
export function Header({ host, onAct, onReload, onLeaveFullscreen }: Props) {
  const { backButton, fullscreen, device } = host;
  const headerColor = colorIn(device.theme, host.headerColor);
  const first = backButton
    ? ({ text: 'Back', action: { type: 'press', button: 'back' } } as const)
    : ({ text: 'Close', action: { type: 'close' } } as const);
  return (
    <header
      className={css.header}
      data-fullscreen={fullscreen}
      style={
        fullscreen
          ? { top: device.safeArea.top }
          : { background: headerColor, color: textOn(headerColor) }
      }
    >
      <button type="button" className={css.pill} onClick={() => onAct(first.action)}>
        {backButton && <span aria-hidden="true">‹ </span>}
        {first.text}
      </button>
      {fullscreen ? (
        <button type="button" className={css.pill} onClick={onLeaveFullscreen}>
          Leave full screen
        </button>
      ) : (
        <div className={css.name}>
          <strong>Bold</strong>
          <small>mini app</small>
        </div>
      )}
      <Menu host={host} onAct={onAct} onReload={onReload} />
    </header>
  );
}

function Menu({ host, onAct, onReload }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const items = [
    host.settingsButton && {
      text: 'Settings',
      choose: () => onAct({ type: 'press', button: 'settings' }),
    },
    { text: 'Reload page', choose: onReload },
    { text: 'Close app', choose: () => onAct({ type: 'close' }) },
  ].filter((item) => item !== false);
  return (
    <details
      ref={menu}
      className={css.menu}
      onBlur={({ relatedTarget }) => leave(menu, relatedTarget)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close(menu);
      }}
    >
      <summary className={css.pill} aria-label="Menu">
        <span aria-hidden="true">•••</span>
      </summary>
      <div className={css.items}>
        {items.map(({ text, choose }) => (
          <button
            key={text}
            type="button"
            onClick={() => {
              menu.current?.removeAttribute('open');
              choose();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Closes the menu and focuses its button. */
function close(menu: RefObject<HTMLDetailsElement | null>): void {
  menu.current?.querySelector('summary')?.focus();
  menu.current?.removeAttribute('open');
}

function leave(menu: RefObject<HTMLDetailsElement | null>, next: Element | null): void {
  if (!menu.current?.contains(next)) menu.current?.removeAttribute('open');
}
