import { useEffect } from 'react';
import { useTelegram } from '../../telegram/telegram-context.ts';
import type { LevelColors } from '../../ui/level-theme.tsx';

/** Applies the colors of the page to Telegram's bars, the overscroll area and the dialogs of libraries. */
export function usePagePaint({ background_color: background, dark_theme: isDark }: LevelColors) {
  const telegram = useTelegram();
  useEffect(() => {
    telegram.paint(background);
    document.body.style.backgroundColor = background;
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [telegram, background, isDark]);
}
