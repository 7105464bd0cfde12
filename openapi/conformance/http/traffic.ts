const windowMs = 60_000;

/** Counts the kit's requests of the last minute, so that a report of a 429 can say which rate limit was reached. */
export class Traffic {
  #requests: { atMs: number; player: string }[] = [];

  /** Counts a request. `player` is the Authorization header, empty if the request has no such header. */
  sent(player: string): void {
    this.#requests.push({ atMs: Date.now(), player });
  }

  /**
   * Returns how many requests were sent within the last minute: `own` by this player, `all` by all players together.
   */
  lastMinute(player: string): { own: number; all: number } {
    const start = Date.now() - windowMs;
    this.#requests = this.#requests.filter(({ atMs }) => atMs > start);
    const own = this.#requests.filter((one) => one.player === player);
    return { own: own.length, all: this.#requests.length };
  }
}
