import { connectDatabase } from '../src/database/connect.ts';
import { Flusher } from '../src/live/flusher.ts';
import { balanceOnly } from '../src/live/receive-frame.ts';
import { applyTaps } from '../src/taps/apply-taps.ts';
import type { TapMessage, TapOutcome } from '../src/taps/tap-message.ts';
import type { Bench } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { divide } from './statistics.ts';

type Apply = (messages: TapMessage[]) => Promise<TapOutcome[]>;

/** Measures how many messages the `Flusher` commits per second, with and without group commit. Uses no sockets. */
export const bench: Bench = {
  question: 'What does it gain that queued messages share one commit?',
  async run(lab) {
    // Sockets would cost the same in both cases.
    const players = lab.isSmoke ? 20 : 1_000;
    const ms = lab.isSmoke ? 20 : 2_000;
    const connection = await lab.createDatabase();
    await seedPlayers(connection, players);
    const db = connectDatabase(connection, () => undefined);
    lab.onEnd(() => db.destroy());

    const perCommit: number[] = [];
    const grouped: Apply = (messages) => {
      perCommit.push(messages.length);
      return applyTaps(db, new Date(), messages);
    };
    const commitOne = async (message: TapMessage) => {
      const [outcome] = await applyTaps(db, new Date(), [message]);
      if (!outcome) throw new Error('A message got no outcome.');
      return outcome;
    };
    const oneByOne: Apply = async (messages) => {
      const outcomes: TapOutcome[] = [];
      for (const message of messages) outcomes.push(await commitOne(message));
      return outcomes;
    };
    // Commits as many messages at once as the pool has connections.
    const parallel: Apply = (messages) => Promise.all(messages.map(commitOne));

    const contenders = { grouped, oneByOne, parallel };
    const rates = await interleave(lab.rounds, {
      grouped: () => messagesPerSecond(contenders.grouped, players, ms),
      oneByOne: () => messagesPerSecond(contenders.oneByOne, players, ms),
      parallel: () => messagesPerSecond(contenders.parallel, players, ms),
    });
    const rate = (what: string, values: number[]) => ({
      what,
      size: null,
      unit: 'messages per second',
      values,
    });
    return {
      measured: [
        rate('grouped', rates.grouped),
        rate('one per commit', rates.oneByOne),
        rate('one per commit, 16 connections at once', rates.parallel),
        { what: 'messages in one commit', size: null, unit: '', values: perCommit },
      ],
      ratios: [
        {
          what: 'grouped ÷ one per commit',
          values: divide(rates.grouped, rates.oneByOne),
          atLeast: 15,
        },
        {
          what: 'grouped ÷ one per commit, 16 connections at once',
          values: divide(rates.grouped, rates.parallel),
        },
      ],
    };
  },
};

let runs = 0;

/** Returns committed messages per second. Each player sends one message at a time and waits for its commit. */
async function messagesPerSecond(apply: Apply, players: number, ms: number): Promise<number> {
  runs += 1;
  const session = `run-${runs}`;
  const start = performance.now();
  let committed = 0;
  const failures: unknown[] = [];
  const flusher = new Flusher(apply, (error) => failures.push(error));
  const play = (userId: number, seq: number) => {
    flusher.add({
      message: { ...balanceOnly(userId), session, seq, taps: 7 },
      mayCount: () => true,
      done() {
        committed += 1;
        if (performance.now() - start < ms) play(userId, seq + 1);
      },
      failed: () => undefined,
    });
  };
  for (let userId = 1; userId <= players; userId += 1) play(userId, 1);
  await flusher.idle();
  if (failures.length > 0) throw failures[0];
  return (committed * 1000) / (performance.now() - start);
}
