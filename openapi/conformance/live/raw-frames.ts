import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { BrokenRule } from '../broken-rule.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { parseMessage, type ServerMessage } from './live-socket.ts';
import { isReply } from './pushed-types.ts';
import { startUpgrade, timeoutMs } from './upgrade.ts';

type Frame = { opcode: number; payload: Buffer };

/** The time in milliseconds that a server has to close the connection after both close frames. */
const closingMs = 2_000;
const opcodes = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;

/** A live connection on which a check can write single frames. Node's WebSocket cannot do this. */
export class RawFrames {
  readonly #socket: Duplex;
  #received: Buffer;
  /** The number of replies that were returned. */
  #replies = 0;

  private constructor(socket: Duplex, head: Buffer) {
    this.#socket = socket;
    this.#received = head;
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
    });
    // A server may end the connection while frames are written.
    socket.on('error', () => undefined);
  }

  /**
   * Connects as a player.
   * @throws `NotChecked` if the run cannot use a live connection.
   * @throws `BrokenRule` if the server refuses the upgrade or does not respond in time.
   */
  static open(kit: Kit, player: Player, responseTimeoutMs = timeoutMs): Promise<RawFrames> {
    const { asked, live } = startUpgrade(kit, player.initData, { timeout: responseTimeoutMs });
    kit.steps.note(`A WebSocket at ${live} with the init data of a player`);
    return new Promise((resolve, reject) => {
      asked.on('upgrade', (_, socket, head) => resolve(new RawFrames(socket, head)));
      asked.on('response', ({ statusCode }) =>
        reject(new BrokenRule(`the upgrade returned ${statusCode} instead of 101`)),
      );
      asked.on('error', ({ message }) => reject(new BrokenRule(`the upgrade failed: ${message}`)));
      asked.end();
    });
  }

  /** Writes one masked frame of at most 125 bytes. `isLast` is false if more fragments follow. */
  send(kind: keyof typeof opcodes, content: string | Buffer = '', isLast = true): void {
    const payload = typeof content === 'string' ? Buffer.from(content) : content;
    if (payload.length > 125) throw new Error('A frame of this tool has at most 125 bytes.');
    const mask = randomBytes(4);
    const masked = payload.map((byte, at) => byte ^ (mask[at % mask.length] ?? 0));
    const first = (isLast ? 0x80 : 0) | opcodes[kind];
    this.#socket.write(Buffer.concat([Buffer.from([first, 0x80 | payload.length]), mask, masked]));
  }

  sendInFragments(text: string, count: number): void {
    const size = Math.floor(text.length / count);
    for (let at = 0; at < count; at += 1) {
      const isLast = at === count - 1;
      const part = text.slice(at * size, isLast ? undefined : (at + 1) * size);
      this.send(at === 0 ? 'text' : 'continuation', part, isLast);
    }
  }

  /**
   * Returns the next message that is not a balance message. Throws `BrokenRule` if the connection closes first, or
   * after 30 s.
   */
  async reply(): Promise<ServerMessage> {
    const outcome = await this.replyOrCloseCode();
    if (typeof outcome !== 'number') return outcome;
    throw new BrokenRule(`the connection closes with ${outcome} instead of replying`);
  }

  /**
   * Returns the next reply to a batch, or the code of the server's close frame if that comes
   * first. Throws `BrokenRule` if neither comes within 30 s.
   */
  async replyOrCloseCode(): Promise<ServerMessage | number> {
    const { opcode, payload } = await this.#first(
      (frame) =>
        frame.opcode === opcodes.close ||
        (frame.opcode === opcodes.text && isReply(parseMessage(frame.payload.toString()))),
      { skip: this.#replies },
    );
    if (opcode === opcodes.close) return codeOf(payload);
    this.#replies += 1;
    return parseMessage(payload.toString());
  }

  /** Returns the code of the server's close frame. Throws `BrokenRule` if no close frame comes within 30 s. */
  async closeCode(): Promise<number> {
    return codeOf((await this.#first(({ opcode }) => opcode === opcodes.close)).payload);
  }

  /** Returns the payload of the server's first pong. Throws `BrokenRule` if no pong comes within 30 s. */
  async pong(): Promise<string> {
    const isPong = ({ opcode }: Frame) => opcode === opcodes.pong;
    return (
      await this.#first(isPong, { otherwise: 'the connection sends no pong' })
    ).payload.toString();
  }

  /**
   * Sends `count` messages that break the contract, so that no taps must be counted. Returns true if the last one is
   * refused, and false if the connection closes.
   */
  async accepts(count: number): Promise<boolean> {
    this.#socket.cork();
    for (let at = 1; at < count; at += 1) this.send('text', '{');
    this.send('text', '{}');
    this.#socket.uncork();
    return this.#isRefused('VALIDATION_FAILED');
  }

  /**
   * Closes the connection with a close frame, and waits at most `waitMs` until the server has closed it too.
   * @throws `BrokenRule` if the server does not send a close frame.
   */
  async close(waitMs = closingMs): Promise<void> {
    this.send('close');
    await this.closeCode();
    this.#socket.end();
    // The contract demands only the close frame.
    const timer = setTimeout(() => this.#socket.destroy(), waitMs);
    if (!this.#socket.destroyed) await once(this.#socket, 'close');
    clearTimeout(timer);
  }

  end(): void {
    this.#socket.destroy();
  }

  /** Waits for a refusal with this code, or for the close frame. */
  async #isRefused(code: string): Promise<boolean> {
    const isRefusal = ({ opcode, payload }: Frame) =>
      opcode === opcodes.text && parseMessage(payload.toString()).code === code;
    const isEnd = ({ opcode }: Frame) => opcode === opcodes.close;
    return isRefusal(await this.#first((frame) => isRefusal(frame) || isEnd(frame)));
  }

  /** Waits for the first frame that fits, after `skip` others that fit too. */
  async #first(
    fits: (frame: Frame) => boolean,
    { skip = 0, otherwise = 'the connection stays open' } = {},
  ): Promise<Frame> {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      const frame = framesIn(this.#received).filter(fits)[skip];
      if (frame) return frame;
      if (this.#socket.destroyed) throw new BrokenRule('the connection ends without a close frame');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new BrokenRule(`${otherwise} for ${timeoutMs / 1000} s`);
  }
}

const codeOf = (payload: Buffer) => (payload.length < 2 ? 1005 : payload.readUInt16BE(0));

/** Parses the complete frames in the bytes that a server has sent. A server does not mask its frames. */
function framesIn(bytes: Buffer): Frame[] {
  const frames: Frame[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const short = bytes.readUInt8(at + 1) & 0x7f;
    const start = at + (short === 126 ? 4 : 2);
    if (start > bytes.length) break;
    const end = start + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
    if (end > bytes.length) break;
    frames.push({ opcode: bytes.readUInt8(at) & 0x0f, payload: bytes.subarray(start, end) });
    at = end;
  }
  return frames;
}
