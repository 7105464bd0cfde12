import { useAppConfig } from '../../lib/app-config.ts';
import { useTexts } from '../../lib/language.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { paymentsText } from './payments-text.ts';

/** "Buy stars": opens the bot that sells them (decisions §10 STORE). */
export function BuyStarsButton() {
  const words = useTexts(paymentsText);
  const { premium_bot_url } = useAppConfig();
  const telegram = useTelegram();
  const toasts = useToasts();

  function open() {
    if (!telegram.openTelegramLink(premium_bot_url)) toasts.show(words.premiumBotClosed);
  }

  return (
    <Button wide look="outline" onClick={open}>
      {words.buyStars}
    </Button>
  );
}
