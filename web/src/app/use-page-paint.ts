import { useEffect } from 'react';
import { useTelegram } from '../telegram/telegram-context.ts';

/** Paints what lies outside the page in its colour: the messenger's bars, and where one scrolls too far. */
export function usePagePaint(background: string) {
  const telegram = useTelegram();
  useEffect(() => {
    telegram.paint(background);
    document.body.style.backgroundColor = background;
  }, [telegram, background]);
}
