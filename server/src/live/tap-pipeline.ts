import type { Deps } from '../deps.ts';
import { foldRanks, RankFolding } from '../rank/rank-folding.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import { Flusher, type TapEntry } from './flusher.ts';
import { measuredCommit } from './measured-commit.ts';

/** Commits the queued messages of each shard in groups (decisions §4). */
export type TapPipeline = {
  /** Queues a message and returns true. If the queue is full, ignores the message and returns false. */
  add(entry: TapEntry): boolean;
  /** Resolves when all messages that were queued so far are committed or have failed. */
  idle(): Promise<void>;
  /**
   * Stops merging changed tap totals into the rank buckets, and waits for running merges. Call this when no more
   * messages can be queued.
   */
  close(): Promise<void>;
};

type PipelineDeps = Pick<Deps, 'shards' | 'clock' | 'log' | 'metrics' | 'pushBalance'>;

/**
 * The maximum number of users to whom one successful commit sends the balance because an earlier commit with their
 * messages failed. There is a maximum because these balances wait in the same queue as taps.
 */
const pushesPerCommit = 100;

/** Opens the pipeline of this process. If a commit counts taps, `onTapped` gets the ids of the users who tapped. */
export function openTapPipeline(
  deps: PipelineDeps,
  onTapped: (userIds: Set<number>) => void = () => undefined,
): TapPipeline {
  const { shards, metrics } = deps;
  const lines = new Map(shards.all.map((shard) => [shard, openLine(deps, shard, onTapped)]));
  const all = [...lines.values()];
  metrics.watchTapQueue(() => all.reduce((sum, { flusher }) => sum + flusher.waiting, 0));
  return {
    add: (entry) => lines.get(shards.of(entry.message.userId))?.flusher.add(entry) ?? false,
    async idle() {
      await Promise.all(all.map(({ flusher }) => flusher.idle()));
    },
    async close() {
      await Promise.all(all.map(({ ranks }) => ranks.end()));
    },
  };
}

/** Opens the queue of one shard. A shard that does not respond delays only its own players. */
function openLine(
  { clock, log, metrics, pushBalance }: PipelineDeps,
  db: Deps['db'],
  onTapped: (userIds: Set<number>) => void,
) {
  const ranks = new RankFolding(
    () => foldRanks(db),
    (error) =>
      log.warn(
        { err: error },
        'Merging the changes of ranks failed. Ranks stay exact, but reading them is slower.',
      ),
  );
  // A server that has stopped may have left changes that are not folded.
  ranks.changed();
  const commit = measuredCommit((messages) => applyTaps(db, clock.now(), messages), metrics);
  // Users of failed commits. Their taps may have been counted all the same, and then other devices show too many.
  const unsure = new Set<number>();
  const flusher = new Flusher(
    async (messages) => {
      const outcomes = await commit(messages).catch((error) => {
        for (const { userId } of messages) unsure.add(userId);
        throw error;
      });
      for (const userId of [...unsure].slice(0, pushesPerCommit)) {
        unsure.delete(userId);
        pushBalance(userId);
      }
      const tapped = messages.filter((_, at) => (outcomes[at]?.applied ?? 0) > 0);
      if (tapped.length > 0) {
        ranks.changed();
        onTapped(new Set(tapped.map(({ userId }) => userId)));
      }
      return outcomes;
    },
    (error) => log.error({ err: error }, 'A group of tap messages could not be committed.'),
  );
  return { flusher, ranks };
}
