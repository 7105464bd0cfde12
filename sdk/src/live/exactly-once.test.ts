import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TapsMessage } from '../generated/model/index.ts';
import { FakeClock } from './fake-clock.fixture.ts';
import { FakeDevice, startLive } from './live.fixture.ts';
import { ModelServer } from './model-server.fixture.ts';

/** Simulates one device and one server. The test controls the network between them. */
class Network {
  readonly server: ModelServer;
  tapped = 0;
  acknowledged = 0;
  /** The taps that the client dropped because the session had expired. The server may have counted these taps. */
  dropped = 0;
  #others = 0;
  readonly #clock = new FakeClock();
  readonly #device = new FakeDevice();
  #starts = 0;
  #app = this.#startApp();
  #read = 0;
  #responses: object[] = [];

  constructor(sessionsMax?: number) {
    this.server = new ModelServer(sessionsMax);
  }

  #startApp() {
    this.#starts += 1;
    const app = startLive(`s${this.#starts}`, this.#device, this.#clock);
    app.live.subscribe((event) => {
      if (event.type === 'ack') this.acknowledged += event.applied * event.batch.multiplier;
      if (event.type !== 'batchRefused' || event.willResend || !event.batch) return;
      this.dropped += event.batch.taps * event.batch.multiplier;
    });
    app.live.connect();
    return app;
  }

  get isAcknowledged() {
    return this.#app.live.unacked.length === 0;
  }

  tap(multiplier: number, taps: number, mustHold: boolean) {
    this.tapped += multiplier * taps;
    this.#app.live.sendMessage({ multiplier, taps }, mustHold);
  }

  release() {
    this.#app.live.release();
  }

  open() {
    this.#app.live.connect();
    if (this.#app.live.isOpen || this.#app.live.isClosed) return;
    this.#app.last().open();
  }

  /** Lets the server count the next frame. The response waits until `respond` delivers it or `drop` loses it. */
  deliver() {
    const frame = this.#frame();
    if (frame) this.#responses.push(this.server.count(frame));
  }

  /** Lets the server refuse the next frame. A later step delivers or drops the response. */
  refuse() {
    const frame = this.#frame();
    if (frame) this.#responses.push(this.server.refuse(frame));
  }

  respond() {
    const response = this.#responses.shift();
    if (response && this.#app.live.isOpen) this.#app.last().receive(response);
  }

  respondAll() {
    while (this.#responses.length > 0) this.respond();
  }

  tapElsewhere() {
    this.#others += 1;
    this.server.beginElsewhere(`other${this.#others}`);
  }

  drop() {
    this.#lose();
    this.#app.last().drop();
  }

  wait(ms: number) {
    this.#clock.advance(ms);
    // After its timeout the client has abandoned the socket, and everything in flight is lost.
    if (!this.#app.live.isOpen) this.#lose();
  }

  restart() {
    this.#lose();
    this.#app.last().drop(4401);
    this.#app = this.#startApp();
  }

  /** Restarts the app on a working network. Runs the app until every stored batch is acknowledged. */
  heal() {
    this.restart();
    for (let i = 0; i < 400 && !this.isAcknowledged; i += 1) {
      this.open();
      this.deliver();
      this.respondAll();
      this.wait(1_000);
    }
  }

  #frame(): Required<TapsMessage> | undefined {
    const frame = this.#app.live.isOpen ? this.#app.last().sent[this.#read] : undefined;
    if (frame) this.#read += 1;
    return frame;
  }

  #lose() {
    this.server.disconnect();
    this.#responses = [];
    this.#read = 0;
  }
}

type Step = (network: Network) => void;

const taps: fc.Arbitrary<Step> = fc
  .tuple(
    fc.constantFrom(1, 2, 5),
    fc.integer({ min: 1, max: 51 }),
    fc.constantFrom(false, false, false, true),
  )
  .map(
    ([multiplier, count, mustHold]) =>
      (network) =>
        network.tap(multiplier, count, mustHold),
  );
const steady: Step[] = [
  (network) => network.open(),
  (network) => network.deliver(),
  (network) => network.respond(),
  (network) => network.wait(1_000),
  (network) => network.release(),
];
const faults: Step[] = [(network) => network.drop(), (network) => network.restart()];
const refuseAndRespond: Step = (network) => {
  network.refuse();
  network.respondAll();
};
// The histories are long, because in a short one no batch is lost, sent again and overtaken by a later batch.
const history = (faultSteps: readonly Step[]) => {
  const step = fc.oneof(
    { weight: 2, arbitrary: taps },
    { weight: 4, arbitrary: fc.constantFrom(...steady) },
    { weight: 3, arbitrary: fc.constantFrom(...faultSteps) },
  );
  return fc.array(step, { maxLength: 120, size: 'max' });
};

function play(steps: readonly Step[], sessionsMax?: number) {
  const network = new Network(sessionsMax);
  for (const step of steps) step(network);
  network.heal();
  expect(network.isAcknowledged).toBe(true);
  return network;
}

test('every tap is counted exactly once, although connections drop and the app restarts', () => {
  fc.assert(
    fc.property(history(faults), (steps) => {
      const { server, tapped } = play(steps);
      expect(server.counted).toBe(tapped);
    }),
    { seed: 20_261, numRuns: 400 },
  );
});

test('a server that refuses batches for some time loses none of them and counts none twice', () => {
  fc.assert(
    fc.property(history([...faults, refuseAndRespond, refuseAndRespond]), (steps) => {
      const { server, tapped } = play(steps);
      expect(server.counted).toBe(tapped);
    }),
    { seed: 20_262, numRuns: 400 },
  );
});

test('every tap is counted exactly once and no ack is false, although refusals are lost', () => {
  fc.assert(
    fc.property(history([...faults, (network) => network.refuse()]), (steps) => {
      const { server, tapped, acknowledged } = play(steps);
      expect(server.counted).toBe(tapped);
      expect(acknowledged).toBeLessThanOrEqual(server.counted);
    }),
    { seed: 20_263, numRuns: 400 },
  );
});

test('no tap is counted twice, and none is lost but those that may have been counted, although sessions expire', () => {
  let droppedInAll = 0;
  const elsewhere: Step = (network) => network.tapElsewhere();
  fc.assert(
    fc.property(history([...faults, elsewhere, elsewhere]), (steps) => {
      const { server, tapped, dropped } = play(steps, 3);
      droppedInAll += dropped;
      expect(server.counted).toBeLessThanOrEqual(tapped);
      expect(server.counted + dropped).toBeGreaterThanOrEqual(tapped);
    }),
    { seed: 20_264, numRuns: 400 },
  );
  expect(droppedInAll).toBeGreaterThan(0);
});

test('no tap is lost while the connection holds, although every session expires', () => {
  const network = new Network(1);
  network.open();
  for (let round = 0; round < 20; round += 1) {
    network.tap(1, 30, false);
    network.deliver();
    network.respondAll();
    network.tapElsewhere();
    network.wait(100);
  }
  for (let round = 0; round < 60; round += 1) {
    network.deliver();
    network.respondAll();
    network.wait(100);
  }
  expect(network.server.counted).toBe(600);
  expect(network.dropped).toBe(0);
});
