import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';

/** Returns a Kysely instance on the connections of `db`, and the number of rows that each of its statements changed. */
export function countChanges(db: Kysely<Database>) {
  const changes: number[] = [];
  return {
    changes,
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        changes.push(Number(result.numAffectedRows ?? 0));
        return result;
      },
    }),
  };
}
