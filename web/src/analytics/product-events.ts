/** The name of a view in `started_view` (decisions §10 VIEW). `country` is the country step or the country page. */
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

/** The properties of a payment event, without the player's id (spec §7). */
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

/** The properties of each product event, without the player's id (spec §7). */
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

/** An event for a product-analytics service. `userId` is the player's `id` in the API, not the Telegram id. */
export type ProductEvent = {
  [Name in ProductEventName]: {
    readonly name: Name;
    /** When it happened, in milliseconds since 1970. */
    readonly at: number;
    readonly properties: { readonly userId: number } & ProductEvents[Name];
  };
}[ProductEventName];

/** A product-analytics service. It receives events and never throws. */
export type ProductAnalytics = (event: ProductEvent) => void;
