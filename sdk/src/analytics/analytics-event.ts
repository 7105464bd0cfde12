/** The name of the application in every event. The analytics token belongs to this name [ENT-21]. */
export const analyticsAppName = 'bold';

/** The user in Telegram's init data. */
export type AnalyticsUser = {
  readonly id: number;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly username?: string | undefined;
  readonly language_code?: string | undefined;
  readonly photo_url?: string | undefined;
  readonly is_premium?: boolean | undefined;
  readonly is_bot?: boolean | undefined;
};

/** The fields that every event contains [ENT-21]. All fields except `client_timestamp` describe the session. */
export type SessionFields = {
  readonly session_id: string;
  /** The user's Telegram id. */
  readonly user_id: number;
  readonly app_name: string;
  readonly is_premium: boolean;
  readonly platform: string;
  readonly locale?: string;
  readonly start_param?: string;
  /** Milliseconds since 1970, as text. */
  readonly client_timestamp: string;
};

/** The fields of one event, except `event_name` and the fields in `SessionFields`. */
export type OwnFields = Readonly<Record<string, unknown>>;

/** A complete event, as it is stored and sent. The field `custom_data` is optional [ENT-22]. */
export type StoredEvent = { readonly event_name: string } & SessionFields & OwnFields;
