import type { Insertable, Selectable } from 'kysely';
import type { TonDepositDecisionTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

export type DecisionRow = Selectable<TonDepositDecisionTable>;

/** Stores an operator's decision once, and returns the stored one, which may be an earlier one. */
export async function noteDecision(
  db: Deps['db'],
  decision: Insertable<TonDepositDecisionTable>,
): Promise<DecisionRow> {
  await db
    .insertInto('ton_deposit_decision')
    .values(decision)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('ton_deposit_decision')
    .selectAll()
    .where('hash', '=', decision.hash)
    .executeTakeFirstOrThrow();
}
