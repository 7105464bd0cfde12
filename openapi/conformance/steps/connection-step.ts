import { quote } from '../http/curl.ts';

const mostFrames = 12;
const longestFrame = 300;

/** A live connection in a report: a `websocat` command with the sent frames, then the received messages. */
export class ConnectionStep {
  readonly #url: string;
  readonly #frames: string[] = [];
  readonly #received: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  sent(frame: string): void {
    this.#frames.push(frame);
  }

  received(line: string): void {
    this.#received.push(line);
  }

  toString(): string {
    const number = this.#frames.length;
    // If there are too many frames, a row of equal frames is shown as one.
    const different = this.#frames.filter((frame, at) => frame !== this.#frames[at - 1]);
    const shown = number > mostFrames ? different.slice(-mostFrames) : this.#frames;
    const frames = shown.map((frame) => quote(short(frame))).join(' ');
    const input = number > 0 ? `(printf '%s\\n' ${frames}; sleep 1) | ` : '';
    const often = number > shown.length ? `  # ${number} frames in total` : '';
    const received = this.#received.slice(-mostFrames).map((line) => `  ← ${line}`);
    return [`${input}websocat ${quote(this.#url)}${often}`, ...received].join('\n');
  }
}

function short(frame: string): string {
  const rest = frame.length - longestFrame;
  return rest > 0 ? `${frame.slice(0, longestFrame)}… (${rest} more characters)` : frame;
}
