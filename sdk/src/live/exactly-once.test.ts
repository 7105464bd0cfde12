import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TapsMessage } from '../generated/model/index.ts';
import { FakeClock } from './fake-clock.fixture.ts';
import { FakeDevice, startLive } from './live.fixture.ts';
import { ModelServer } from './model-server.fixture.ts';

/** One device and one server with a network between them that obeys the test. */
class Network {
  readonly server = new ModelServer();
  tapped = 0;
  acknowledged = 0;
  readonly #clock = new FakeClock();
  readonly #device = new FakeDevice();
  #starts = 0;
  #app = this.#startApp();
  #read = 0;
  #answers: object[] = [];

  #startApp() {
    this.#starts += 1;
    const app = startLive(`s${this.#starts}`, this.#device, this.#clock);
    app.live.subscribe((event) => {
      if (event.type === 'ack') this.acknowledged += event.applied * event.batch.multiplier;
    });
    app.live.connect();
    return app;
  }

  get isSettled() {
    return this.#app.live.unacked.length === 0;
  }

  tap(multiplier: number, taps: number) {
    this.tapped += multiplier * taps;
    this.#app.live.sendMessage({ multiplier, taps });
  }

  open() {
    this.#app.live.connect();
    if (this.#app.live.isOpen || this.#app.live.isClosed) return;
    this.#app.last().open();
  }

  /** The server reads a frame; its answer is on its way. */
  deliver() {
    const frame = this.#frame();
    if (frame) this.#answers.push(this.server.count(frame));
  }

  /** The server cannot take a frame; whether its word arrives depends on what drops next. */
  refuse() {
    const frame = this.#frame();
    if (frame) this.#answers.push(this.server.refuse(frame));
  }

  answer() {
    const answer = this.#answers.shift();
    if (answer && this.#app.live.isOpen) this.#app.last().receive(answer);
  }

  answerAll() {
    while (this.#answers.length > 0) this.answer();
  }

  drop() {
    this.#lose();
    this.#app.last().drop();
  }

  wait(ms: number) {
    this.#clock.advance(ms);
    // A client whose timeout passed has left the old socket, and what was under way on it.
    if (!this.#app.live.isOpen) this.#lose();
  }

  restart() {
    this.#lose();
    this.#app.last().drop(4401);
    this.#app = this.#startApp();
  }

  /** Everything works again: whatever was kept arrives. */
  heal() {
    this.restart();
    for (let i = 0; i < 400 && !this.isSettled; i += 1) {
      this.open();
      this.deliver();
      this.answerAll();
      this.wait(1_000);
    }
  }

  #frame(): Required<TapsMessage> | undefined {
    const frame = this.#app.live.isOpen ? this.#app.last().sent[this.#read] : undefined;
    if (frame) this.#read += 1;
    return frame;
  }

  #lose() {
    this.server.forget();
    this.#answers = [];
    this.#read = 0;
  }
}

type Step = (network: Network) => void;

const taps: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(1, 2, 5), fc.integer({ min: 1, max: 51 }))
  .map(
    ([multiplier, count]) =>
      (network) =>
        network.tap(multiplier, count),
  );
const steady: Step[] = [
  (network) => network.open(),
  (network) => network.deliver(),
  (network) => network.answer(),
  (network) => network.wait(1_000),
];
const faults: Step[] = [(network) => network.drop(), (network) => network.restart()];
const refuseHeard: Step = (network) => {
  network.refuse();
  network.answerAll();
};
// Long stories: short ones end before a batch was lost, sent again and overtaken.
const story = (mishaps: readonly Step[]) => {
  const step = fc.oneof(
    { weight: 2, arbitrary: taps },
    { weight: 4, arbitrary: fc.constantFrom(...steady) },
    { weight: 3, arbitrary: fc.constantFrom(...mishaps) },
  );
  return fc.array(step, { maxLength: 120, size: 'max' });
};

function play(steps: readonly Step[]) {
  const network = new Network();
  for (const step of steps) step(network);
  network.heal();
  expect(network.isSettled).toBe(true);
  return network;
}

test('whatever drops, and however often the app restarts, every tap is counted exactly once', () => {
  fc.assert(
    fc.property(story(faults), (steps) => {
      const { server, tapped } = play(steps);
      expect(server.counted).toBe(tapped);
    }),
    { seed: 20_261, numRuns: 400 },
  );
});

test('a server that refuses batches for a while loses and doubles none of them', () => {
  fc.assert(
    fc.property(story([...faults, refuseHeard, refuseHeard]), (steps) => {
      const { server, tapped } = play(steps);
      expect(server.counted).toBe(tapped);
    }),
    { seed: 20_262, numRuns: 400 },
  );
});

test('even where refusals are lost on the way, every tap is counted exactly once and no acknowledgement is false', () => {
  fc.assert(
    fc.property(story([...faults, (network) => network.refuse()]), (steps) => {
      const { server, tapped, acknowledged } = play(steps);
      expect(server.counted).toBe(tapped);
      expect(acknowledged).toBeLessThanOrEqual(server.counted);
    }),
    { seed: 20_263, numRuns: 400 },
  );
});
