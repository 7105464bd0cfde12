import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };

type Player = {
  available: number;
  debt: number;
  total: number;
  referrals: number;
  top10: number;
  referrer: number | null;
};
type Invoice = { buyer: number; priceMicros: number; taps: number; charges: string[] };

/** Models the players' taps and rewards in memory. A player's id is the index in `players`. */
export class MoneyModel {
  readonly players: Player[];
  readonly #invoices: Invoice[] = [];
  readonly #refunded = new Set<string>();
  #today = 0;
  #carried = 0;

  /** @param start One element per player: the total taps, and the index of the referrer or null. */
  constructor(start: readonly { total: number; referrer: number | null }[]) {
    this.players = start.map(({ total, referrer }) => {
      return { available: 0, debt: 0, total, referrals: 0, top10: 0, referrer };
    });
  }

  invoice(buyer: number, priceMicros: number, taps: number): void {
    this.#invoices.push({ buyer, priceMicros, taps, charges: [] });
  }

  charge(invoice: number, id: string): void {
    const paid = this.#invoices[invoice];
    if (!paid || this.#invoices.some(({ charges }) => charges.includes(id))) return;
    paid.charges.push(id);
    if (paid.charges.length > 1) return;
    this.#today += paid.priceMicros;
    this.#move(paid, 1);
  }

  refund(id: string): void {
    const paid = this.#invoices.find(({ charges }) => charges.includes(id));
    if (!paid || this.#refunded.has(id)) return;
    this.#refunded.add(id);
    if (paid.charges[0] !== id) return;
    this.#today -= paid.priceMicros;
    this.#move(paid, -1);
  }

  tap(player: number, taps: number): void {
    const tapping = this.#player(player);
    const applied = Math.min(taps, tapping.available);
    tapping.available -= applied;
    tapping.total += applied;
  }

  endDay(): void {
    const revenue = this.#carried + this.#today;
    this.#today = 0;
    this.#carried = Math.min(0, revenue);
    for (const [at, level] of levels.entries()) {
      const below = levels[at + 1]?.threshold ?? Number.POSITIVE_INFINITY;
      const members = this.players
        .filter(({ debt }) => debt === 0)
        .filter(({ total }) => total >= level.threshold && total < below)
        .toSorted((a, b) => b.total - a.total || this.#invites(b) - this.#invites(a))
        .slice(0, 10);
      const pool = (Math.max(0, revenue) * level.payment_percentage) / 100;
      for (const member of members) member.top10 += Math.floor(pool / members.length);
    }
  }

  #move({ buyer, priceMicros, taps }: Invoice, sign: 1 | -1): void {
    const player = this.#player(buyer);
    const balance = player.available - player.debt + sign * taps;
    player.available = Math.max(0, balance);
    player.debt = Math.max(0, -balance);
    if (player.referrer !== null) {
      this.#player(player.referrer).referrals += sign * Math.floor(priceMicros / 20);
    }
  }

  #player(at: number): Player {
    const player = this.players[at];
    if (!player) throw new Error(`There is no player ${at}.`);
    return player;
  }

  #invites(player: Player): number {
    const place = this.players.indexOf(player);
    return this.players.filter(({ referrer }) => referrer === place).length;
  }
}
