import type { CustomPriceQuote, PaymentCurrency } from '@bold/sdk';
import { useQuoteCustomPrice } from '@bold/sdk/query';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

/** The amount is quoted once it has rested for so long (spec §9). */
const amountRestMs = 300;

/** The price of the amount in the field. */
export type QuoteState = {
  /** The server's word for this very amount; nothing while it is not known. */
  readonly quote: CustomPriceQuote | undefined;
  /** What is shown: the last quote stays until the next one comes, so that nothing jumps. */
  readonly shown: CustomPriceQuote | undefined;
  readonly isFailed: boolean;
  retry(): void;
};

/**
 * Asks what an amount costs, once it has rested and as long as it passes the rules.
 * @param amount nothing while it breaks them
 */
export function useQuote(amount: number | undefined, currency: PaymentCurrency): QuoteState {
  const settled = useDebouncedValue(amount, amountRestMs);
  const isSettled = settled === amount;
  const query = useQuoteCustomPrice(
    { payment_currency: currency, amount: settled ?? 0 },
    { query: { enabled: settled !== undefined, placeholderData: keepPreviousData } },
  );
  const isCurrent = isSettled && amount !== undefined && !query.isFetching;
  return {
    quote: isCurrent && query.isSuccess && !query.isPlaceholderData ? query.data : undefined,
    shown: amount === undefined ? undefined : query.data,
    isFailed: isCurrent && query.isError,
    retry: () => void query.refetch(),
  };
}
