/** An authenticated player, for handlers and sockets. */
export type Player = {
  userId: number;
  telegramId: number;
  /** The language that Telegram reports for the player, or null. */
  languageCode: string | null;
  /** When the init data expires. A socket closes at this time. */
  expiresAt: Date;
};

/** Verifies raw init data and returns its player. Throws a `Problem` whose code names the error (decisions §2). */
export type Authenticate = (rawInitData: string) => Promise<Player>;
