import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTapStore } from '../../features/taps/store/tap-store-context.tsx';
import { useTexts } from '../../lib/language.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { LevelTheme, plainColors } from '../../ui/level-theme.tsx';
import { appText } from '../app-text.ts';
import { focusTitle } from './focus-title.ts';
import header from './header.module.css';
import { LevelGround } from './level-ground.tsx';
import css from './page-layout.module.css';
import { TopBar } from './top-bar.tsx';
import { usePagePaint } from './use-page-paint.ts';

type StepLayoutProps = {
  title: string;
  /** Opens the previous step; absent for the first step. */
  onBack?: () => void;
  children: ReactNode;
};

/** The layout of a step of the onboarding gate. */
export const StepLayout = observer(function StepLayout(props: StepLayoutProps) {
  const { title, onBack, children } = props;
  const telegram = useTelegram();
  const texts = useTexts(appText);
  const colors = useTapStore().level ?? plainColors;
  const heading = useRef<HTMLHeadingElement>(null);
  usePagePaint(colors);
  useEffect(() => focusTitle(heading.current), []);

  useLayoutEffect(() => (onBack ? telegram.onBack(onBack) : undefined), [telegram, onBack]);
  // Scrolls to the top when the step changes, because the previous one may be a long list.
  useLayoutEffect(() => () => scrollTo({ top: 0 }), []);

  return (
    <LevelTheme colors={colors} className={css.page}>
      <LevelGround colors={colors} />
      <TopBar>
        <div className={header.side}>
          {onBack ? (
            <button type="button" className={header.icon} aria-label={texts.back} onClick={onBack}>
              <BackIcon />
            </button>
          ) : null}
        </div>
        <div className={header.middle}>
          <h1 ref={heading} className={header.title} tabIndex={-1}>
            {title}
          </h1>
        </div>
      </TopBar>
      <main className={css.main}>{children}</main>
    </LevelTheme>
  );
});
