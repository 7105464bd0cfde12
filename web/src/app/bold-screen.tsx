import { GiftButton } from '../features/bonus/gift-button.tsx';
import { BoldPage } from '../features/taps/bold-page.tsx';
import { useTapStore } from '../features/taps/tap-store-context.tsx';

/** The main screen with the gift in it: two features that do not know each other. */
export function BoldScreen() {
  const { expectCredit } = useTapStore();
  return <BoldPage giftButton={<GiftButton expectCredit={expectCredit} />} />;
}
