import { yupResolver } from '@hookform/resolvers/yup';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/language.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { AmountField } from './amount-field.tsx';
import { CurrencyChooser } from './currency-chooser.tsx';
import { type AmountValues, amountSchema, parseAmount } from './custom-amount.ts';
import { DebtCard } from './debt-card.tsx';
import { customOrder } from './payment-order.ts';
import { usePaymentStore, useWaitingPayments } from './payment-store-context.ts';
import css from './payments-page.module.css';
import { paymentsText } from './payments-text.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { useCurrency } from './use-currency.ts';
import { usePay } from './use-pay.ts';
import { useQuote } from './use-quote.ts';
import { WaitingCard } from './waiting/waiting-card.tsx';

type CustomPaymentPageProps = {
  /** Called when a payment of this page is paid or pending. */
  onPaid: () => void;
};

/** Sells a custom amount of taps (spec §2, §5 "Custom purchase amount"). */
export const CustomPaymentPage = observer(function CustomPaymentPage(
  props: CustomPaymentPageProps,
) {
  const texts = useTexts(paymentsText);
  const toasts = useToasts();
  const { isPreparing } = usePaymentStore();
  const { blocking } = useWaitingPayments();
  const { currencies, currency, isSelling, choose } = useCurrency();
  const { form, amount } = useAmountForm();
  const { quote, shown, isFailed, retry } = useQuote(amount, currency);
  const pay = usePay();
  const { errors } = form.formState;

  const buy = form.handleSubmit(async () => {
    if (blocking) return;
    if (amount === undefined || !quote) return toasts.show(texts.notSelected);
    const outcome = await pay(customOrder(amount, quote));
    if (outcome === 'paid' || outcome === 'pending') props.onPaid();
  });

  // A form with a disabled button ignores Enter, so the key handler shows what is missing.
  function buyOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') void buy(event);
  }

  if (!isSelling) {
    return (
      <div className={css.page}>
        <WaitingCard />
        <DebtCard />
        <p className={css.empty}>{texts.nothingSold}</p>
      </div>
    );
  }
  return (
    <form className={css.page} noValidate onSubmit={buy}>
      <WaitingCard />
      <DebtCard />
      <CurrencyChooser currencies={currencies} chosen={currency} onChoose={choose} />
      <div className={css.amount}>
        <AmountField
          {...form.register('amount')}
          error={errors.amount?.message}
          onKeyDown={buyOnEnter}
        />
      </div>
      <QuoteSummary quote={shown} isStale={shown !== undefined && !quote} />
      <div className={css.trouble} aria-live="polite">
        {isFailed ? (
          <>
            <p>{texts.quoteFailed}</p>
            <Button look="plain" onClick={retry}>
              {texts.tryAgain}
            </Button>
          </>
        ) : null}
      </div>
      <BottomBar>
        <Button wide type="submit" disabled={!quote || blocking !== undefined} isBusy={isPreparing}>
          {quote ? texts.buy(quote.total_amount) : texts.buyTaps}
        </Button>
      </BottomBar>
    </form>
  );
});

/** Returns the form and the entered amount. The amount is `undefined` while it is not valid. */
function useAmountForm() {
  const texts = useTexts(paymentsText);
  const schema = useMemo(() => amountSchema(texts), [texts]);
  const form = useForm<AmountValues>({
    mode: 'onChange',
    defaultValues: { amount: '' },
    resolver: yupResolver(schema),
  });
  return { form, amount: parseAmount(form.watch('amount'), schema) };
}
