const windowMs = 60_000;

/** Counts the requests of the last minute, to explain which rate limit caused a 429. */
export class Traffic {
  #requests: { atMs: number; player: string }[] = [];

  /** Counts a request. `player` is the Authorization header, or an empty text if there is none. */
  sent(player: string): void {
    this.#requests.push({ atMs: Date.now(), player });
  }

  /** Returns the numbers of requests within the last minute: `own` by this player, `all` by all players. */
  lastMinute(player: string): { own: number; all: number } {
    const start = Date.now() - windowMs;
    this.#requests = this.#requests.filter(({ atMs }) => atMs > start);
    const own = this.#requests.filter((one) => one.player === player);
    return { own: own.length, all: this.#requests.length };
  }
}
