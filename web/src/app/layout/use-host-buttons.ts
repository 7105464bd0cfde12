import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';

/** Shows the item "Settings" in Telegram's menu. The item opens the profile page. */
export function useHostSettings() {
  const telegram = useTelegram();
  const navigate = useNavigate();
  useLayoutEffect(
    () => telegram.onSettings(() => void navigate(paths.profile)),
    [telegram, navigate],
  );
}

/** Shows Telegram's back button, which opens `target`. Without a target, the button is hidden. */
export function useHostBack(target: string | undefined) {
  const telegram = useTelegram();
  const navigate = useNavigate();
  // Runs before the paint, so that a press on the new page does not open the old page's target.
  useLayoutEffect(() => {
    if (target === undefined) return;
    return telegram.onBack(() => void navigate(target));
  }, [telegram, navigate, target]);
}
