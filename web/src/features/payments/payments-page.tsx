import { groupDigits } from '@bold/sdk/game';
import { useListBonusThresholds, useListTariffs } from '@bold/sdk/query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { BuyStarsButton } from './buy-stars-button.tsx';
import { CurrencyChooser } from './currency-chooser.tsx';
import { listedOffers } from './offer.ts';
import { OfferList } from './offer-list.tsx';
import { OffersLoading } from './offers-loading.tsx';
import { tariffOrder } from './payment-order.ts';
import { usePaymentStore } from './payment-store-context.ts';
import css from './payments-page.module.css';
import { paymentsText } from './payments-text.ts';
import { useCurrency } from './use-currency.ts';
import { usePay } from './use-pay.ts';

type PaymentsPageProps = {
  /** The taps that the player has left. */
  available: number;
};

/** The store: offers in the chosen currency, the player's own amount, and what buys them (spec §2). */
export const PaymentsPage = observer(function PaymentsPage({ available }: PaymentsPageProps) {
  const words = useTexts(paymentsText);
  const { isPreparing } = usePaymentStore();
  const { currencies, currency, choose } = useCurrency();
  const tariffs = useListTariffs();
  const thresholds = useListBonusThresholds();
  const [chosenId, setChosenId] = useState(0);
  const pay = usePay();

  if (tariffs.isError && !tariffs.data && !tariffs.isFetching) {
    return <ErrorView action={words.refreshOffers} onRetry={() => void tariffs.refetch()} />;
  }
  const offers = listedOffers(tariffs.data ?? [], currency);
  const chosen = offers.find(({ id }) => id === chosenId);

  return (
    <div className={css.page}>
      <dl className={css.balance}>
        <dt>{words.tapsLeft}</dt>
        <dd>{groupDigits(available)}</dd>
      </dl>
      <CurrencyChooser currencies={currencies} chosen={currency} onChoose={choose} />
      {tariffs.data && !thresholds.isLoading ? (
        <OfferList
          offers={offers}
          chosen={chosen}
          onChoose={(offer) => setChosenId(offer?.id ?? 0)}
        />
      ) : (
        <OffersLoading />
      )}
      {tariffs.data && offers.length === 0 ? (
        <p className={css.empty}>{words.nothingSold}</p>
      ) : null}
      <BuyStarsButton />
      <BottomBar>
        {chosen ? (
          <Button wide disabled={isPreparing} onClick={() => void pay(tariffOrder(chosen))}>
            {words.buy(chosen.total_points)}
          </Button>
        ) : (
          <ButtonLink wide to={paths.customPayment}>
            {words.selectCustom}
          </ButtonLink>
        )}
      </BottomBar>
    </div>
  );
});
