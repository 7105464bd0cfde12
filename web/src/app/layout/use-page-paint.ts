import { useEffect } from 'react';
import { useTelegram } from '../../telegram/telegram-context.ts';
import type { LevelColors } from '../../ui/level-theme.tsx';

/**
 * Paints what lies outside the page as the page is: the messenger's bars, where one scrolls too far, windows of others.
 */
export function usePagePaint({ background_color: background, dark_theme: isDark }: LevelColors) {
  const telegram = useTelegram();
  useEffect(() => {
    telegram.paint(background);
    document.body.style.backgroundColor = background;
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [telegram, background, isDark]);
}
