import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../lib/language.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { AmountField } from './amount-field.tsx';
import { CurrencyChooser } from './currency-chooser.tsx';
import { customOrder } from './payment-order.ts';
import { usePaymentStore } from './payment-store-context.ts';
import css from './payments-page.module.css';
import { paymentsText } from './payments-text.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { useAmountForm } from './use-amount-form.ts';
import { useCurrency } from './use-currency.ts';
import { usePay } from './use-pay.ts';
import { useQuote } from './use-quote.ts';

type CustomPaymentPageProps = {
  /** Called when a payment that was made here was paid. */
  onPaid: () => void;
};

/** An own amount of taps and what it costs (spec §2, §5 "Custom purchase amount"). */
export const CustomPaymentPage = observer(function CustomPaymentPage(
  props: CustomPaymentPageProps,
) {
  const words = useTexts(paymentsText);
  const toasts = useToasts();
  const { isPreparing } = usePaymentStore();
  const { currencies, currency, choose } = useCurrency();
  const { form, amount } = useAmountForm();
  const { quote, shown, isFailed, retry } = useQuote(amount, currency);
  const pay = usePay();
  const { errors } = form.formState;

  const buy = form.handleSubmit(async () => {
    if (amount === undefined || !quote) return toasts.show(words.notSelected);
    if ((await pay(customOrder(amount, quote))) === 'paid') props.onPaid();
  });

  // A form whose button is disabled takes no Enter: pressing it shows what is missing.
  function buyOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') void buy(event);
  }

  return (
    <form className={css.page} noValidate onSubmit={buy}>
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
            <p>{words.quoteFailed}</p>
            <Button look="plain" onClick={retry}>
              {words.tryAgain}
            </Button>
          </>
        ) : null}
      </div>
      <BottomBar>
        <Button wide type="submit" disabled={!quote || isPreparing}>
          {quote ? words.buy(quote.total_amount) : words.buyTaps}
        </Button>
      </BottomBar>
    </form>
  );
});
