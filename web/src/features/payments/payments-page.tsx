import { groupDigits } from '@bold/sdk/game';
import { cacheSeconds } from '@bold/sdk/limits';
import { useListBonusThresholds, useListTariffs } from '@bold/sdk/query';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, useState } from 'react';
import { useAppConfig } from '../../lib/app-config.ts';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { CurrencyChooser } from './currency-chooser.tsx';
import { DebtCard } from './debt-card.tsx';
import { listedOffers } from './offer.ts';
import { OfferList } from './offer-list.tsx';
import { tariffOrder } from './payment-order.ts';
import { usePaymentStore, useWaitingPayments } from './payment-store-context.ts';
import css from './payments-page.module.css';
import { paymentsText } from './payments-text.ts';
import { useCurrency } from './use-currency.ts';
import { usePay } from './use-pay.ts';
import { WaitingCard } from './waiting/waiting-card.tsx';

type PaymentsPageProps = {
  /** The player's available taps. */
  available: number;
};

/** Sells the offers of the chosen currency and links to the page that sells a custom amount (spec §2). */
export const PaymentsPage = observer(function PaymentsPage({ available }: PaymentsPageProps) {
  const texts = useTexts(paymentsText);
  const { isPreparing } = usePaymentStore();
  const { blocking } = useWaitingPayments();
  const { currencies, currency, isSelling, choose } = useCurrency();
  const tariffs = useListTariffs({
    query: {
      // Not after a failure: its view has a button, which a request would replace for a moment.
      refetchInterval: ({ state }) => state.status === 'success' && cacheSeconds * 1000,
    },
  });
  // `isFetched` and not `isLoading`, because OfferList repeats a failed request when it mounts.
  const thresholds = useListBonusThresholds();
  const [chosenId, setChosenId] = useState(0);
  const pay = usePay();

  if (tariffs.isError && !tariffs.data && !tariffs.isFetching) {
    return <ErrorView action={texts.refreshOffers} onRetry={() => void tariffs.refetch()} />;
  }
  const offers = isSelling ? tariffs.data && listedOffers(tariffs.data, currency) : [];
  const balance = groupDigits(available);
  const chosen = offers?.find(({ id }) => id === chosenId);

  return (
    <div className={css.page}>
      <dl className={css.balance}>
        <dt>{texts.tapsLeft}</dt>
        <dd style={{ '--figures': balance.length } as CSSProperties}>{balance}</dd>
      </dl>
      <WaitingCard />
      <DebtCard />
      <CurrencyChooser currencies={currencies} chosen={currency} onChoose={choose} />
      {!isSelling ? null : offers && thresholds.isFetched ? (
        <OfferList
          offers={offers}
          chosen={chosen}
          onChoose={(offer) => setChosenId(offer?.id ?? 0)}
        />
      ) : (
        <OffersSkeleton />
      )}
      {offers?.length === 0 ? <p className={css.empty}>{texts.nothingSold}</p> : null}
      <BuyStarsButton />
      {isSelling ? (
        <BottomBar>
          {chosen ? (
            <Button
              wide
              disabled={blocking !== undefined}
              isBusy={isPreparing}
              onClick={() => void pay(tariffOrder(chosen))}
            >
              {texts.buy(chosen.total_points)}
            </Button>
          ) : (
            <ButtonLink wide to={paths.customPayment}>
              {texts.selectCustom}
            </ButtonLink>
          )}
        </BottomBar>
      ) : null}
    </div>
  );
});

const skeletonRows = [0, 1, 2, 3, 4, 5, 6, 7];

function OffersSkeleton() {
  const texts = useTexts(paymentsText);
  return (
    <div className={css.offers} role="status" aria-label={texts.loading}>
      {skeletonRows.map((row) => (
        <Skeleton key={row} height="63px" />
      ))}
    </div>
  );
}

/** Shows the button that opens the bot for buying Stars (decisions §10 STORE). */
function BuyStarsButton() {
  const texts = useTexts(paymentsText);
  const { premium_bot_url } = useAppConfig();
  const telegram = useTelegram();
  const toasts = useToasts();

  function open() {
    if (!telegram.openTelegramLink(premium_bot_url)) toasts.show(texts.premiumBotClosed);
  }

  return (
    <Button wide look="outline" onClick={open}>
      {texts.buyStars}
    </Button>
  );
}
