import { EventEmitter } from 'node:events';
import { becomes, Device } from './device.ts';
import { fieldOf, type Players } from './players.ts';
import type { Pass, Who } from './step.ts';

/** Both sides' ends of one device. */
interface Both {
  who: Who;
  ends: [mock: Device, server: Device];
  sent: number;
}

/** A connection that sends more is closed by the clock, which the sides read at different moments. */
const burst = 45;
/** More than any connection may send at once. */
const tooMany = 200;
/** A frame that changes nothing and is answered with the balance, after all that was to be said before. */
const fence = '{';

/** The players' live connections, each to both sides. */
export class Devices {
  readonly #players: Players;
  readonly #news = new EventEmitter().setMaxListeners(0);
  #open: Both[] = [];

  constructor(players: Players) {
    this.#players = players;
  }

  /** Opens one more device; a refused one is compared and forgotten. */
  async connect(who: Who, pass: Pass, origin?: string): Promise<void> {
    const [mock, server] = await this.#players.liveAddresses(who, pass);
    const open = (address: string) => new Device(address, origin, this.#news);
    const device: Both = { who, ends: [open(mock), open(server)], sent: 0 };
    this.#open.push(device);
    await this.#until(() => device.ends.every(({ isOpen, end }) => isOpen || end !== undefined));
    await this.#say(device, [fence]);
    await this.hearAlike();
  }

  async leave(index: number): Promise<void> {
    const device = this.#device(index);
    if (!device) return;
    for (const end of device.ends) end.close();
    await this.#until(() => hasEnded(device));
    await this.hearAlike();
  }

  /** Sends frames at once; a device that has sent many is replaced first, and there is always one. */
  async send(index: number, frames: string[], isBinary: boolean): Promise<void> {
    const found = this.#device(index);
    const isTired = found !== undefined && found.sent + frames.length > burst;
    if (isTired) await this.leave(index);
    if (!found || isTired) await this.connect(found?.who ?? 0, 'first');
    const device = found && !isTired ? found : this.#open.at(-1);
    if (!device) return;
    const own = frames.map((frame) => frame.replaceAll('$own', `$tg:${device.who}`));
    await this.#say(device, own, isBinary);
    await this.hearAlike();
  }

  /** Sends so much that the connection ends; after how many answers is up to the clock. */
  async flood(index: number): Promise<void> {
    const device = this.#device(index);
    if (!device) return;
    for (let n = 0; n < tooMany; n += 1) for (const end of device.ends) end.send(fence);
    await this.#until(() => hasEnded(device));
    for (const { heard } of device.ends) heard.length = 0;
    await this.hearAlike();
  }

  /** Waits until all devices have heard as much on one side as on the other. Throws an Error when it is not the same. */
  async hearAlike(): Promise<void> {
    await this.#until(() => this.#open.every(isLevel));
    for (const { ends } of this.#open) {
      const [mock, server] = ends.map(({ heard, end = null }) => ({ heard: heard.splice(0), end }));
      if (mock && server) this.#players.compare(...untilTheEnd(mock, server));
    }
    this.#open = this.#open.filter(({ ends }) => ends[0].end === undefined);
  }

  /** Lets everything arrive that is still to be told. */
  async fence(): Promise<void> {
    for (const device of this.#open) await this.#say(device, [fence]);
    await this.hearAlike();
  }

  close(): void {
    for (const { ends } of this.#open) for (const end of ends) end.close();
  }

  #device(index: number): Both | undefined {
    return this.#open[index % (this.#open.length || 1)];
  }

  #until(isSo: () => boolean): Promise<boolean> {
    return becomes(isSo, this.#news);
  }

  /** Sends the frames and waits until each is answered, or the connection has ended. */
  async #say(device: Both, frames: string[], isBinary = false): Promise<void> {
    const { ends } = device;
    const due = ends.map(({ heard }) => replies(heard) + frames.length);
    for (const side of [0, 1] as const) {
      for (const frame of frames) ends[side].send(this.#players.fillIn(frame, side), isBinary);
    }
    device.sent += frames.length;
    const isAnswered = ({ end, heard }: Device, side: number) =>
      end !== undefined || replies(heard) >= (due[side] ?? 0);
    await this.#until(() => ends.every(isAnswered));
  }
}

const hasEnded = ({ ends }: Both) => ends.every(({ end }) => end !== undefined);

const isLevel = ({ ends: [mock, server] }: Both) =>
  mock.end === undefined
    ? server.end === undefined && mock.heard.length === server.heard.length
    : server.end !== undefined;

type Heard = { heard: unknown[]; end: string | null };

/** What was under way when a side ended the connection may be lost: who reconnects sends it again (contract, exactly once). */
function untilTheEnd(mock: Heard, server: Heard): [Heard, Heard] {
  if (mock.end === null && server.end === null) return [mock, server];
  const both = Math.min(mock.heard.length, server.heard.length);
  return [
    { ...mock, heard: mock.heard.slice(0, both) },
    { ...server, heard: server.heard.slice(0, both) },
  ];
}

/** How many of the messages answer frames; the others are told unasked. */
const replies = (heard: unknown[]) =>
  heard.filter((message) => fieldOf(message, 'type') !== 'balance').length;
