import { expect } from 'vitest';
import { type Cluster, onNode } from './start-cluster.ts';

/** Waits until every prepared transaction on every node is committed or rolled back. */
export async function nothingInDoubt({ coordinator, workers }: Cluster): Promise<void> {
  const count = async () => {
    const rows = await Promise.all(
      [coordinator, ...workers].map((node) =>
        onNode<{ prepared: number }>(
          node,
          'select count(*)::int as prepared from pg_prepared_xacts',
        ),
      ),
    );
    return rows.flat().reduce((sum, { prepared }) => sum + prepared, 0);
  };
  await expect.poll(count, { timeout: 60_000, interval: 200 }).toBe(0);
}
