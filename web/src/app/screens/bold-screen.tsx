import { GiftButton } from '../../features/bonus/gift-button.tsx';
import { BoldPage } from '../../features/taps/bold-page.tsx';
import { useTapStore } from '../../features/taps/store/tap-store-context.tsx';

/** The main screen with the gift in it: two features that do not know each other. */
export function BoldScreen() {
  const taps = useTapStore();

  function expectGift() {
    const credit = taps.addPendingCredit();
    return (given: number) => {
      credit.grant(given);
      // Its answer comes after it was written: whatever the server says next counts it.
      credit.giveUp();
    };
  }

  return <BoldPage giftButton={<GiftButton addPendingCredit={expectGift} />} />;
}
