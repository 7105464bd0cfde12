import { GiftButton } from '../../features/bonus/gift-button.tsx';
import { BoldPage } from '../../features/taps/bold-page.tsx';
import { useTapStore } from '../../features/taps/store/tap-store-context.tsx';

export function BoldScreen() {
  const taps = useTapStore();

  function expectGift() {
    const credit = taps.addPendingCredit();
    return (given: number) => {
      credit.grant(given);
      // The server responds after its commit, so its next balance contains the gift.
      credit.giveUp();
    };
  }

  return <BoldPage giftButton={<GiftButton addPendingCredit={expectGift} />} />;
}
