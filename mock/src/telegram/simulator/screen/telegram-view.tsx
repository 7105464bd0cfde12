import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HostState } from '../../host/host-state.ts';
import { isPhone } from '../../host/open-host.ts';
import type { PersonAction } from '../../host/person-actions.ts';
import { themes } from '../../launch/themes.ts';
import { type SimulatorState, screenOf } from '../session/simulator-state.ts';
import { SheetView } from '../sheets/sheet-view.tsx';
import { useReturnedFocus } from '../sheets/use-returned-focus.ts';
import type { OwnersWallet } from '../wallet/use-wallet.ts';
import { WalletSheet } from '../wallet/wallet-sheet.tsx';
import { AppView } from './app-view.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Chat } from './chat.tsx';
import { Header } from './header.tsx';
import { Notice } from './notice.tsx';
import css from './telegram-view.module.css';
import { themeStyle } from './theme-style.ts';

type Props = {
  state: SimulatorState;
  host: HostState;
  address: string | null;
  wallet: OwnersWallet;
  frame: RefObject<HTMLIFrameElement | null>;
  onAct: (action: PersonAction) => void;
  onReload: () => void;
  onReopen: () => void;
};

/** Renders Telegram with the app, as a phone or a window. */
export function TelegramView({
  state,
  host,
  address,
  wallet,
  frame,
  onAct,
  onReload,
  onReopen,
}: Props) {
  // The wallet's question is shown after Telegram's own sheet is closed, because only one sheet is shown at a time.
  const question = host.sheet ? null : wallet.question;
  useReturnedFocus(host.sheet !== null || question !== null);
  const { width, height } = screenOf(state);
  const { place, fit } = useFit(width, height);
  const theme = themes[state.theme];
  const size = { '--screen-width': `${width}px`, '--screen-height': `${height}px`, '--fit': fit };
  const { top, bottom } = state.safeArea;
  const insets = { '--safe-top': `${top}px`, '--safe-bottom': `${bottom}px` };
  return (
    <main ref={place} className={css.place} aria-label="Telegram">
      <div
        className={css.screen}
        style={{ ...themeStyle(theme), ...size, ...insets }}
        data-phone={isPhone(state.platform)}
      >
        <Chat
          person={state.person}
          headerColor={theme.header_bg_color}
          onOpen={onReopen}
          open={host.open || question !== null}
        />
        {host.open && (
          <section
            className={css.app}
            data-expanded={host.expanded}
            aria-label="Mini app"
            inert={question !== null}
          >
            <div className={css.body} data-visible={host.visible} inert={host.sheet !== null}>
              <Header
                host={host}
                onAct={onAct}
                onReload={onReload}
                onLeaveFullscreen={() => {
                  onAct({ type: 'exit-fullscreen' });
                  // The button disappears with the focus.
                  frame.current?.focus();
                }}
              />
              <AppView host={host} address={address} frame={frame} onAct={onAct} />
              <BottomBar host={host} onPress={(button) => onAct({ type: 'press', button })} />
            </div>
            {host.sheet && (
              <SheetView sheet={host.sheet} userId={state.person.user.id} onAct={onAct} />
            )}
          </section>
        )}
        {question && (
          <WalletSheet
            key={question.id}
            question={question.question}
            onResponse={wallet.response}
          />
        )}
        <Notice notice={host.notice} />
        {top >= 40 && <span className={css.notch} />}
        {bottom >= 20 && <span className={css.homeBar} />}
      </div>
    </main>
  );
}

/**
 * Returns the ref `place` for an element and the scale `fit`, which is at most 1. At this scale, a screen of `width` ×
 * `height` CSS pixels fits into the element.
 */
function useFit(
  width: number,
  height: number,
): { place: RefObject<HTMLElement | null>; fit: number } {
  const place = useRef<HTMLElement>(null);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const rect = entry?.contentRect;
      if (rect) setFit(Math.min(1, rect.width / width, rect.height / height));
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [width, height]);
  return { place, fit };
}
