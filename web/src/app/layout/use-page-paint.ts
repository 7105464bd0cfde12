import { useEffect } from 'react';
import type { Telegram } from '../../telegram/telegram.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { type LevelColors, plainColors } from '../../ui/level-theme.tsx';

/**
 * Sets the color of Telegram's bars and of the overscroll area to the page's background color, and sets the document's
 * light or dark scheme. Restores the plain colors when the page closes.
 */
export function usePagePaint({ background_color: background, dark_theme: isDark }: LevelColors) {
  const telegram = useTelegram();
  useEffect(() => paint(telegram, background, isDark), [telegram, background, isDark]);
  useEffect(() => {
    return () => paint(telegram, plainColors.background_color, plainColors.dark_theme);
  }, [telegram]);
}

function paint(telegram: Telegram, background: string, isDark: boolean) {
  telegram.paint(background);
  document.body.style.backgroundColor = background;
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}
