import type { CustomPriceQuote, PaymentCurrency } from '@bold/sdk';
import { useQuoteCustomPrice } from '@bold/sdk/query';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

/** See spec §9. */
const debounceMs = 300;

export type QuoteState = {
  /** The quote of the current amount; `undefined` until this quote is loaded. */
  readonly quote: CustomPriceQuote | undefined;
  /** The quote to show; the previous quote while the next one loads. */
  readonly shown: CustomPriceQuote | undefined;
  readonly isFailed: boolean;
  retry(): void;
};

/**
 * Requests the price of a number of taps, debounced.
 * @param amount The number of taps; `undefined` if the input is not valid
 */
export function useQuote(amount: number | undefined, currency: PaymentCurrency): QuoteState {
  const debounced = useDebouncedValue(amount, debounceMs);
  const isDebounced = debounced === amount;
  const query = useQuoteCustomPrice(
    { payment_currency: currency, amount: debounced ?? 0 },
    // The previous quote stays shown, so that the layout does not shift.
    { query: { enabled: debounced !== undefined, placeholderData: keepPreviousData } },
  );
  const isCurrent = isDebounced && !query.isFetching;
  return {
    quote: isCurrent && query.isSuccess && !query.isPlaceholderData ? query.data : undefined,
    shown: amount === undefined ? undefined : query.data,
    isFailed: isCurrent && query.isError,
    retry: () => void query.refetch(),
  };
}
