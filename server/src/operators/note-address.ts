import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { addressGroup } from '../limits/client-address.ts';
import { runInChunks } from '../run-in-chunks.ts';
import { dayMs, dayNumber, dayOf } from '../utc-day.ts';

const keptDays = 30;
const chunkSize = 10_000;
/**
 * The maximum number of rows per player and UTC day. Without a maximum, a player with an IPv6 /48 network could fill
 * 65 536 rows a day.
 */
export const addressesPerDay = 32;

/** Returns a function that stores a hash of a player's IP address. The function logs a failure instead of throwing. */
export function addressNotes({
  db,
  clock,
  config,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>) {
  const key = createHmac('sha256', config.botToken).update('addresses of players').digest();
  const noted = new LRUCache<string, true>({ max: 100_000 });

  return async (userId: number, clientAddress: string): Promise<void> => {
    const group = addressGroup(clientAddress);
    const now = clock.now();
    const note = `${userId} ${dayNumber(now)} ${group}`;
    // Each hash is stored at most once per player and UTC day.
    if (noted.has(note)) return;
    noted.set(note, true);
    const day = dayOf(now);
    const address = createHmac('sha256', key).update(group).digest('hex').slice(0, 32);
    await sql`
      insert into player_address (user_id, day, address)
      select ${userId}, ${day}::date, ${address}
      where (
        select count(*) from player_address where user_id = ${userId} and day = ${day}::date
      ) < ${addressesPerDay}
      on conflict do nothing`
      .execute(db)
      .catch((err: unknown) => {
        noted.delete(note);
        log.debug({ err, userId }, 'An address could not be noted.');
      });
  };
}

/** Deletes the addresses that are older than 30 days. Works in chunks, to keep locks short. */
export async function deleteOldAddresses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  chunk = chunkSize,
): Promise<void> {
  const oldest = dayOf(new Date(clock.now().getTime() - keptDays * dayMs));
  const deletion = sql`
    delete from player_address where ctid = any(array(
      select ctid from player_address where day < ${oldest} order by day limit ${chunk}
    ))`;
  await runInChunks(db, deletion, chunk);
}
