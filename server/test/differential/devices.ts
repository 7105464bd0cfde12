import { EventEmitter } from 'node:events';
import { Device, waitUntil } from './device.ts';
import { fieldOf, type Players } from './players.ts';
import type { Pass, Who } from './step.ts';

/** Both sides' ends of one device. */
type Both = {
  who: Who;
  ends: [mock: Device, server: Device];
  sent: number;
};

/** A connection that sends more may be closed by the clock, which the sides read at different moments. */
const burst = 45;
/** More than any connection may send at once. */
const tooMany = 200;
/** A frame that changes nothing; its response, the balance, comes after all earlier messages. */
const fence = '{';

/** The players' live connections, each to both sides. */
export class Devices {
  readonly #players: Players;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #open: Both[] = [];

  constructor(players: Players) {
    this.#players = players;
  }

  /** Opens one more device. A refused one is compared and dropped. */
  async connect(who: Who, pass: Pass, origin?: string): Promise<void> {
    const [mock, server] = await this.#players.liveAddresses(who, pass);
    const open = (address: string) => new Device(address, origin, this.#changes);
    const device: Both = { who, ends: [open(mock), open(server)], sent: 0 };
    this.#open.push(device);
    await this.#until(() => device.ends.every(({ isOpen, end }) => isOpen || end !== undefined));
    await this.#say(device, [fence]);
    await this.expectSameMessages();
  }

  async leave(index: number): Promise<void> {
    const device = this.#device(index);
    if (!device) return;
    for (const end of device.ends) end.close();
    await this.#until(() => hasEnded(device));
    await this.expectSameMessages();
  }

  /** Sends frames at once. Opens a device if there is none, and replaces one that has sent many. */
  async send(index: number, frames: string[], isBinary: boolean): Promise<void> {
    const found = this.#device(index);
    const isTired = found !== undefined && found.sent + frames.length > burst;
    if (isTired) await this.leave(index);
    if (!found || isTired) await this.connect(found?.who ?? 0, 'first');
    const device = found && !isTired ? found : this.#open.at(-1);
    if (!device) return;
    const own = frames.map((frame) => frame.replaceAll('$own', `$tg:${device.who}`));
    await this.#say(device, own, isBinary);
    await this.expectSameMessages();
  }

  /** Sends so many frames that the connection is closed; the number of responses before depends on the clock. */
  async flood(index: number): Promise<void> {
    const device = this.#device(index);
    if (!device) return;
    for (let n = 0; n < tooMany; n += 1) for (const end of device.ends) end.send(fence);
    await this.#until(() => hasEnded(device));
    for (const { received } of device.ends) received.length = 0;
    await this.expectSameMessages();
  }

  /** Waits until all devices received equal messages on both sides. Throws an Error if they differ. */
  async expectSameMessages(): Promise<void> {
    await this.#until(() => this.#open.every(isLevel));
    for (const { ends } of this.#open) {
      const [mock, server] = ends.map(({ received, end = null }) => ({
        received: received.splice(0),
        end,
      }));
      if (mock && server) this.#players.compare(...untilTheEnd(mock, server));
    }
    this.#open = this.#open.filter(({ ends }) => ends[0].end === undefined);
  }

  /** Waits until all outstanding messages have arrived. */
  async fence(): Promise<void> {
    for (const device of this.#open) await this.#say(device, [fence]);
    await this.expectSameMessages();
  }

  close(): void {
    for (const { ends } of this.#open) for (const end of ends) end.close();
  }

  #device(index: number): Both | undefined {
    return this.#open[index % (this.#open.length || 1)];
  }

  #until(isDone: () => boolean): Promise<boolean> {
    return waitUntil(isDone, this.#changes);
  }

  /** Sends the frames and waits until each has a response, or the connection has ended. */
  async #say(device: Both, frames: string[], isBinary = false): Promise<void> {
    const { ends } = device;
    const due = ends.map(({ received }) => replies(received) + frames.length);
    for (const side of [0, 1] as const) {
      for (const frame of frames) ends[side].send(this.#players.fillIn(frame, side), isBinary);
    }
    device.sent += frames.length;
    const hasResponse = ({ end, received }: Device, side: number) =>
      end !== undefined || replies(received) >= (due[side] ?? 0);
    await this.#until(() => ends.every(hasResponse));
  }
}

const hasEnded = ({ ends }: Both) => ends.every(({ end }) => end !== undefined);

const isLevel = ({ ends: [mock, server] }: Both) =>
  mock.end === undefined
    ? server.end === undefined && mock.received.length === server.received.length
    : server.end !== undefined;

type Received = { received: unknown[]; end: string | null };

/**
 * Messages in flight when a side closes the connection may be lost: the client sends them again (contract, exactly
 * once).
 */
function untilTheEnd(mock: Received, server: Received): [Received, Received] {
  if (mock.end === null && server.end === null) return [mock, server];
  const both = Math.min(mock.received.length, server.received.length);
  return [
    { ...mock, received: mock.received.slice(0, both) },
    { ...server, received: server.received.slice(0, both) },
  ];
}

/** Counts the messages that respond to frames; the others are pushes. */
const replies = (received: unknown[]) =>
  received.filter((message) => fieldOf(message, 'type') !== 'balance').length;
