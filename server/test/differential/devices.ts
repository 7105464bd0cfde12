import { EventEmitter } from 'node:events';
import { Device, waitUntil } from './device.ts';
import { fieldOf, type Players } from './players.ts';
import type { Pass, Who } from './step.ts';

/** A player's connections to the two backends. */
type DevicePair = {
  who: Who;
  ends: [mock: Device, server: Device];
  /** The number of frames that were sent over each of the two connections. */
  sent: number;
};

/** The maximum number of frames that `send` allows per connection, to stay below the rate limit. */
const burst = 45;
/** A number of frames that always exceeds the rate limit. */
const tooMany = 200;
/** An invalid frame, which changes no state. When its response arrives, all earlier messages have arrived. */
const invalidFrame = '{';

/** Sends the same frames from the players' devices to both backends. Compares the backends' messages. */
export class Devices {
  readonly #players: Players;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #open: DevicePair[] = [];

  constructor(players: Players) {
    this.#players = players;
  }

  /**
   * Connects a new device to both backends. Does not keep the device if both backends refuse it.
   * @throws If the backends respond differently.
   */
  async connect(who: Who, pass: Pass, origin?: string): Promise<void> {
    const [mock, server] = await this.#players.liveAddresses(who, pass);
    const open = (address: string) => new Device(address, origin, this.#changes);
    const device: DevicePair = { who, ends: [open(mock), open(server)], sent: 0 };
    this.#open.push(device);
    await this.#until(() => device.ends.every(({ isOpen, end }) => isOpen || end !== undefined));
    await this.#sendToBoth(device, [invalidFrame]);
    // The push of an earlier change may reach the new connection, or come too early for it.
    for (const { received } of device.ends)
      received.splice(0, Infinity, ...received.filter(isReply));
    await this.expectSameMessages();
  }

  async leave(index: number): Promise<void> {
    const device = this.#device(index);
    if (!device) return;
    for (const end of device.ends) end.close();
    await this.#until(() => hasEnded(device));
    await this.expectSameMessages();
  }

  /**
   * Sends the frames from a device without waiting between the frames. Uses a new device if none is open, or if the
   * device would send more than `burst` frames in total.
   */
  async send(index: number, frames: string[], isBinary: boolean): Promise<void> {
    const found = this.#device(index);
    const isExhausted = found !== undefined && found.sent + frames.length > burst;
    if (isExhausted) await this.leave(index);
    if (!found || isExhausted) await this.connect(found?.who ?? 0, 'first');
    const device = found && !isExhausted ? found : this.#open.at(-1);
    if (!device) return;
    const own = frames.map((frame) => frame.replaceAll('$own', `$tg:${device.who}`));
    await this.#sendToBoth(device, own, isBinary);
    await this.expectSameMessages();
  }

  /**
   * Sends more frames than the rate limit allows, and waits up to 4 s until both backends have closed the connection.
   * Ignores the messages before the close.
   */
  async flood(index: number): Promise<void> {
    const device = this.#device(index);
    if (!device) return;
    for (let n = 0; n < tooMany; n += 1) for (const end of device.ends) end.send(invalidFrame);
    await this.#until(() => hasEnded(device));
    // The number of these messages depends on the clock.
    for (const { received } of device.ends) received.length = 0;
    await this.expectSameMessages();
  }

  /**
   * Waits up to 4 s until each device has received equally many messages from both backends. Throws if the messages
   * differ.
   */
  async expectSameMessages(): Promise<void> {
    await this.#until(() => this.#open.every(haveSameProgress));
    for (const { ends } of this.#open) {
      const [mock, server] = ends.map(({ received, end = null }) => ({
        received: received.splice(0),
        end,
      }));
      if (mock && server) this.#players.compare(...untilTheEnd(mock, server));
    }
    this.#open = this.#open.filter(({ ends }) => ends[0].end === undefined);
  }

  /** Waits for all messages that the backends sent before this call. Throws if the messages differ. */
  async drain(): Promise<void> {
    for (const device of this.#open) await this.#sendToBoth(device, [invalidFrame]);
    await this.expectSameMessages();
  }

  close(): void {
    for (const { ends } of this.#open) for (const end of ends) end.close();
  }

  #device(index: number): DevicePair | undefined {
    return this.#open[index % (this.#open.length || 1)];
  }

  #until(isDone: () => boolean): Promise<boolean> {
    return waitUntil(isDone, this.#changes);
  }

  /** Sends the frames to both backends. Waits up to 4 s until each frame has a response or the connection has ended. */
  async #sendToBoth(device: DevicePair, frames: string[], isBinary = false): Promise<void> {
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

const hasEnded = ({ ends }: DevicePair) => ends.every(({ end }) => end !== undefined);

const haveSameProgress = ({ ends: [mock, server] }: DevicePair) =>
  mock.end === undefined
    ? server.end === undefined && mock.received.length === server.received.length
    : server.end !== undefined;

type Received = { received: unknown[]; end: string | null };

/**
 * Drops the messages that only one backend delivered before the connection ended. A backend may omit the last
 * acknowledgements before a close (chapters/rules.md, Choices).
 */
function untilTheEnd(mock: Received, server: Received): [Received, Received] {
  if (mock.end === null && server.end === null) return [mock, server];
  const both = Math.min(mock.received.length, server.received.length);
  return [
    { ...mock, received: mock.received.slice(0, both) },
    { ...server, received: server.received.slice(0, both) },
  ];
}

/** Returns true if the message is a response to a frame, as is every message except a pushed balance. */
const isReply = (message: unknown) => fieldOf(message, 'type') !== 'balance';

const replies = (received: unknown[]) => received.filter(isReply).length;
