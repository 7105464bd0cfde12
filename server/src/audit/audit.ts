import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Tables } from '../database/shards.ts';
import { findBanDifferences } from './audit-bans.ts';
import { findChargeDifferences } from './audit-charges.ts';
import { findCreditDifferences } from './audit-credits.ts';
import { findDepositDifferences } from './audit-deposits.ts';
import { findEarningDifferences } from './audit-earnings.ts';
import { findEntryDifferences } from './audit-entries.ts';
import { findGiftDifferences } from './audit-gifts.ts';
import { findLedgerDifferences } from './audit-ledger.ts';
import { findPayoutDifferences } from './audit-payouts.ts';
import { findInviteDifferences, findRankDifferences } from './audit-ranks.ts';
import { findShareDifferences } from './audit-shares.ts';
import { findTapDifferences } from './audit-taps.ts';

/** The number of players, payments and money entries, and a message for each difference that {@link audit} found. */
export type Audit = {
  players: number;
  payments: number;
  entries: number;
  /** The taps that an operator imported from another system. */
  openingTaps: number;
  differences: string[];
};

/**
 * Recomputes stored values, such as balances, ranks and money entries, and returns a message for each wrong value.
 * Changes nothing, so a server may run at the same time.
 */
export function audit({ db, shards }: Tables): Promise<Audit> {
  // Reads `db` in one snapshot, and each shard in separate snapshots.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      ...(await readSize(tx)),
      differences: [
        ...(await findTapDifferences({ db: tx, shards })),
        ...(await findGiftDifferences(tx)),
        ...(await findCreditDifferences(tx)),
        ...(await findLedgerDifferences(tx)),
        ...(await findEntryDifferences(tx)),
        ...(await findEarningDifferences(tx)),
        ...(await findShareDifferences(tx)),
        ...(await findPayoutDifferences(tx)),
        ...(await findInviteDifferences(tx)),
        ...(await findRankDifferences(shards)),
        ...(await findChargeDifferences(tx)),
        ...(await findDepositDifferences(tx)),
        ...(await findBanDifferences(tx)),
      ],
    }));
}

async function readSize(tx: Kysely<Database>): Promise<Omit<Audit, 'differences'>> {
  const { rows } = await sql<Omit<Audit, 'differences'>>`
    select
      (select count(*) from users) as players,
      (select count(*) from payment_charge) as payments,
      (select count(*) from money_entry) as entries,
      (select coalesce(sum(taps), 0)::bigint from tap_credit where reason = 'opening') as "openingTaps"`.execute(
    tx,
  );
  const [size] = rows;
  if (!size) throw new Error('The tables could not be counted.');
  return size;
}
