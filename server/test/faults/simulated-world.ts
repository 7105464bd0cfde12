import type { TapMessage, TapOutcome } from '../../src/taps/tap-message.ts';
import type { Random } from './seeded-random.ts';
import { SimulatedDevice, type Surroundings } from './simulated-device.ts';
import { SimulatedLine } from './simulated-line.ts';
import { type PlayerIds, SimulatedServer } from './simulated-server.ts';
import { SimulatedStore } from './simulated-store.ts';
import { SimulatedTime } from './simulated-time.ts';

export type Commit = (messages: TapMessage[]) => Promise<TapOutcome[]>;
/** Wraps the commit function of a server, to simulate a faulty server. */
export type Tamper = (commit: Commit) => Commit;

/** The player of each phone. The first two phones belong to the same player. */
const players: PlayerIds[] = [
  { userId: 1, telegramId: 101 },
  { userId: 1, telegramId: 101 },
  { userId: 2, telegramId: 102 },
];

/** Simulates phones, two servers behind a load balancer, and their database. */
export class SimulatedWorld {
  readonly time = new SimulatedTime();
  /** One line for each event, for example `1200 ms: server 1 is killed`. */
  readonly events: string[] = [];
  /** One line for each violation of the protocol by a server. */
  readonly broken: string[] = [];
  readonly devices: SimulatedDevice[];
  /**
   * The number of SQL statements that will fail, starting with the next one. Chance decides whether a failing statement
   * changes nothing, or is committed but its result does not reach the server.
   */
  failures = 0;
  readonly #store = new SimulatedStore([1, 2]);
  readonly #servers: SimulatedServer[];
  readonly #random: Random;
  readonly #tamper: Tamper;

  constructor(random: Random, tamper: Tamper) {
    this.#random = random;
    this.#tamper = tamper;
    this.#servers = [this.#startServer(), this.#startServer()];
    this.devices = players.map((player, at) => this.#startDevice(player, `phone-${at + 1}`));
  }

  log(what: string): void {
    this.events.push(`${this.time.now} ms: ${what}`);
  }

  /** Kills the server with the index `at`, and starts a new one after `awayMs` milliseconds. */
  killServer(at: number, awayMs: number): void {
    const server = this.#servers[at];
    if (!server?.isAlive) return;
    this.log(`server ${at + 1} is killed`);
    server.kill();
    this.time.schedule(() => this.#replace(at), awayMs);
  }

  /** Ends SQL failures and starts killed servers. Closes each phone's connection, so that the phone connects again. */
  heal(): void {
    this.log('all is well');
    this.failures = 0;
    for (const at of this.#servers.keys()) this.#replace(at);
    for (const { line } of this.devices) line?.break();
  }

  /** Returns two sums for each player: the taps on the phones, and the counted taps in the store. */
  tapTotals(): { tapped: number; counted: number }[] {
    return [...new Set(players.map(({ userId }) => userId))].map((userId) => ({
      tapped: this.devices
        .filter(({ player }) => player.userId === userId)
        .reduce((sum, { tapped }) => sum + tapped, 0),
      counted: this.#store.totalOf(userId),
    }));
  }

  #replace(at: number): void {
    if (!this.#servers[at]?.isAlive) this.#servers[at] = this.#startServer();
  }

  #startServer(): SimulatedServer {
    const commit: Commit = async (messages) => {
      await this.#pass(1 + this.#random(120));
      const isFailing = this.failures > 0;
      if (isFailing) this.failures -= 1;
      if (isFailing && this.#random(2) === 0) throw new Error('The statement failed.');
      const outcomes = this.#store.commit(messages);
      this.log(`${messages.length} messages are committed`);
      await this.#pass(1 + this.#random(20));
      if (isFailing) throw new Error('The result of the commit was lost.');
      return outcomes;
    };
    return new SimulatedServer(this.time, this.#tamper(commit));
  }

  #startDevice(player: PlayerIds, name: string): SimulatedDevice {
    const connect = () => {
      const line: SimulatedLine = new SimulatedLine(this.time, this.#random, (socket) => {
        const server = this.#servers[this.#random(this.#servers.length)];
        return server?.isAlive ? server.accept(line, socket, player) : undefined;
      });
      return line;
    };
    const onAck: Surroundings['onAck'] = ({ batch, applied, isDuplicate }) => {
      const batchName = `${batch.session}, batch ${batch.seq}`;
      this.log(`${batchName} is acknowledged`);
      const counted = this.#store.countedOf({ userId: player.userId, ...batch });
      if (counted === undefined) this.broken.push(`${batchName} was acknowledged, not counted`);
      else if (!isDuplicate && applied !== counted) {
        this.broken.push(`${batchName} was acknowledged with ${applied}, counted with ${counted}`);
      }
    };
    return new SimulatedDevice({ name, player, time: this.time, connect, onAck });
  }

  #pass(ms: number): Promise<void> {
    return new Promise((resolve) => void this.time.schedule(resolve, ms));
  }
}
