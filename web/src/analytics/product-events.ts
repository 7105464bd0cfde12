/**
 * The name of a view in the event `started_view` (decisions §10 VIEW). The country step is reported as `country`, like
 * the country page.
 */
export type ViewName =
  | 'bold'
  | 'profile'
  | 'edit'
  | 'country'
  | 'finances'
  | 'finances-edit'
  | 'levels'
  | 'leaderboard'
  | 'user'
  | 'payments'
  | 'custom-payment'
  | 'intro'
  | 'registration';

/** The properties of a payment event, without the player's id (spec §7). `ProductReporter` adds the id. */
export type PaymentProperties = {
  /** The offer's id, or "custom". */
  readonly paymentId: number | 'custom';
  /** The price. The unit is one Star, one TON or one dollar, depending on `currency`. */
  readonly totalPrice: number;
  readonly currency: string;
  readonly basePrice: number;
  readonly taps: number;
  readonly error: 'unpaid_error' | 'telegram_error' | 'backend_error' | null;
};

/**
 * The properties of each product-analytics event, by the name of the event (spec §7). `ProductReporter` adds the
 * player's id to each event.
 */
export type ProductEvents = {
  started_session: Record<never, never>;
  started_view: { readonly view: ViewName };
  /** `scroll` is the distance from the top of the page, in whole pixels. */
  viewed_leaderboard: { readonly scroll: number };
  started_payment: PaymentProperties;
  paid_payment: PaymentProperties;
  failed_payment: PaymentProperties;
};

export type ProductEventName = keyof ProductEvents;

/**
 * An event in the form that a product-analytics service receives. `userId` is the player's `id` in the API, not the
 * Telegram id.
 */
export type ProductEvent = {
  [Name in ProductEventName]: {
    readonly name: Name;
    readonly properties: { readonly userId: number } & ProductEvents[Name];
  };
}[ProductEventName];

/** A product-analytics service. It receives events and never throws. */
export type ProductAnalytics = (event: ProductEvent) => void;
