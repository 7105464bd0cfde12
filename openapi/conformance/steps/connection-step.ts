import { quote } from '../http/curl.ts';

const mostFrames = 12;
const longestFrame = 300;

/** A live connection as one command line, with the frames that were sent and received. */
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
    // For many equal frames, one of them and the number are enough.
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
