/** The application's name in every event; the analytics token belongs to it (ENT-21). */
export const analyticsAppName = 'bold';

/** The person as the messenger's init data has them. */
export interface AnalyticsUser {
  readonly id: number;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly username?: string | undefined;
  readonly language_code?: string | undefined;
  readonly photo_url?: string | undefined;
  readonly is_premium?: boolean | undefined;
  readonly is_bot?: boolean | undefined;
}

/** What every event of one start of the app has in common, and when it happened (ENT-21). */
export interface SessionFields {
  readonly session_id: string;
  /** The messenger's id of the player. */
  readonly user_id: number;
  readonly app_name: string;
  readonly is_premium: boolean;
  readonly platform: string;
  readonly locale?: string;
  readonly start_param?: string;
  /** Milliseconds since 1970, as text. */
  readonly client_timestamp: string;
}

/** An event's own fields, by name. */
export type OwnFields = Readonly<Record<string, unknown>>;

/** An event as it is kept and sent: its name, its own fields, the session's, sometimes custom data (ENT-22). */
export type StoredEvent = { readonly event_name: string } & SessionFields & OwnFields;
