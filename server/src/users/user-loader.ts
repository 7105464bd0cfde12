import DataLoader from 'dataloader';
import type { UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { findUsers } from './users-repository.ts';

/** The maximum number of users in one statement. */
const batchMax = 500;

/**
 * Returns a function that reads a user by id. All users that are requested in the same turn of the event loop are read
 * together, with one statement for each 500 users.
 */
export function createUserLoader(db: Deps['db']): Deps['loadUser'] {
  const loader = new DataLoader<number, UserRow | undefined>(
    async (ids) => {
      const users = new Map((await findUsers(db, ids)).map((user) => [user.id, user]));
      return ids.map((id) => users.get(id));
    },
    {
      // Otherwise a change by another request or another server would not be seen.
      cache: false,
      maxBatchSize: batchMax,
      // Node reads each connection in a callback of its own. The default schedule would read after each of them.
      batchScheduleFn: (readBatch) => void setImmediate(readBatch),
    },
  );
  return (userId) => loader.load(userId);
}
