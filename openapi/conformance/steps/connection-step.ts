import { quote } from '../http/curl.ts';

const mostFrames = 12;
const longestFrame = 300;

/** A live connection from its opening to its end: one line, whatever was sent on it. */
export class ConnectionStep {
  readonly #url: string;
  readonly #frames: string[] = [];
  readonly #heard: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  sent(frame: string): void {
    this.#frames.push(frame);
  }

  heard(line: string): void {
    this.#heard.push(line);
  }

  toString(): string {
    const number = this.#frames.length;
    // Of a flood, one of many equal frames and their number say as much.
    const different = this.#frames.filter((frame, at) => frame !== this.#frames[at - 1]);
    const shown = number > mostFrames ? different.slice(-mostFrames) : this.#frames;
    const frames = shown.map((frame) => quote(short(frame))).join(' ');
    const input = number > 0 ? `(printf '%s\\n' ${frames}; sleep 1) | ` : '';
    const often = number > shown.length ? `  # ${number} frames in all` : '';
    const heard = this.#heard.slice(-mostFrames).map((line) => `  ← ${line}`);
    return [`${input}websocat ${quote(this.#url)}${often}`, ...heard].join('\n');
  }
}

function short(frame: string): string {
  const rest = frame.length - longestFrame;
  return rest > 0 ? `${frame.slice(0, longestFrame)}… (${rest} characters more)` : frame;
}
