import { setTimeout as delay } from 'node:timers/promises';
import { same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { Session } from './batches.ts';
import type { LiveSocket, ServerMessage } from './live-socket.ts';
import { isReply } from './pushed-types.ts';

const mostTouches = 51;
const inFlight = 8;
/**
 * The number of messages by which `PacedTaps` stays below the burst limit. A busy server may receive delayed messages
 * all at once.
 */
const margin = 20;

/** Sends many taps on one connection, as fast as the rate limit of live messages allows. */
export class PacedTaps {
  /** The player's total of taps in the latest reply. */
  total = 0;
  readonly #socket: LiveSocket;
  readonly #session: Session;
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #filledMs = Date.now();

  private constructor(kit: Kit, player: Player, socket: LiveSocket) {
    this.#socket = socket;
    this.#session = new Session(player);
    this.#burst = kit.documents.constant('live_messages_burst') - margin;
    this.#tokens = this.#burst;
    this.#perSecond = kit.documents.constant('live_messages_per_second') - 1;
  }

  /** Connects as a player who has not tapped yet. */
  static async open(kit: Kit, player: Player): Promise<PacedTaps> {
    return new PacedTaps(kit, player, await kit.live(player));
  }

  /** Sends batches and returns the replies in the same order. */
  async send(...batches: [touches: number, multiplier: number][]): Promise<ServerMessage[]> {
    const numbers: (number | undefined)[] = [];
    for (const [touches, multiplier] of batches) {
      await this.#pace();
      const batch = this.#session.batch(touches, multiplier);
      numbers.push(batch.seq);
      this.#socket.send(batch);
    }
    const replies: ServerMessage[] = [];
    for (const number of numbers) {
      const isOwn = (message: ServerMessage) => isReply(message) && message.seq === number;
      replies.push(await this.#socket.next(isOwn, `a reply to seq ${number}`));
    }
    this.total = replies.at(-1)?.total_taps ?? this.total;
    return replies;
  }

  /**
   * Sends taps until the total is exactly `total`. Uses the largest multipliers first.
   * @param multipliers The allowed multipliers, including 1
   */
  async reach(total: number, multipliers: number[]): Promise<void> {
    const queue: [number, number][] = [];
    let left = total - this.total;
    for (const multiplier of multipliers.toSorted((one, other) => other - one)) {
      for (let touches = Math.floor(left / multiplier); touches > 0; touches -= mostTouches) {
        const part = Math.min(touches, mostTouches);
        queue.push([part, multiplier]);
        left -= part * multiplier;
      }
    }
    while (queue.length > 0) {
      const sent = queue.splice(0, inFlight);
      const applied = (await this.send(...sent)).map((reply) => reply.applied);
      same(
        applied,
        sent.map(([touches]) => touches),
        `applied of batches with the multipliers ${sent.map(([, multiplier]) => multiplier)} at ${this.total} taps`,
      );
    }
    same(this.total, total, 'total_taps after these batches');
  }

  close(): Promise<void> {
    return this.#socket.close();
  }

  async #pace(): Promise<void> {
    while (!this.#takeToken()) await delay(1000 / this.#perSecond);
  }

  #takeToken(): boolean {
    const nowMs = Date.now();
    const earned = ((nowMs - this.#filledMs) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + earned);
    this.#filledMs = nowMs;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
