import { type Insertable, type Selectable, sql } from 'kysely';
import type { TonDepositDecisionTable, TonDepositTable } from '../database/money-tables.ts';
import type { Deps } from '../deps.ts';
import type { HoldReason } from './match-deposit.ts';
import type { Deposit } from './read-deposit.ts';

type Db = Deps['db'];
export type DepositRow = Selectable<TonDepositTable>;

/** Stores a deposit, or finds the stored deposit with the same hash. */
export async function storeDeposit(
  db: Db,
  deposit: Deposit,
  heldFor: HoldReason | null,
  now: Date,
): Promise<{ row: DepositRow; isNew: boolean }> {
  const { hash, lt, account, source, nano, comment, paidAt } = deposit;
  const inserted = await db
    .insertInto('ton_deposit')
    .values({
      hash,
      lt,
      account,
      source,
      nano: String(nano),
      comment,
      paid_at: paidAt,
      held_for: heldFor,
      noted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isNew: true };
  const known = db.selectFrom('ton_deposit').selectAll().where('hash', '=', hash);
  return { row: await known.executeTakeFirstOrThrow(), isNew: false };
}

export function findDeposit(db: Db, hash: string): Promise<DepositRow | undefined> {
  return db.selectFrom('ton_deposit').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export type HeldDeposit = DepositRow & {
  /** Null if no invoice is known. */
  payment_id: string | null;
  user_id: number | null;
  /** The invoice's price in nano-TON; null if no invoice is known or the invoice is in another currency. */
  price: number | null;
  /** True if another charge had already paid the invoice. */
  is_surplus: boolean;
};

/** `outcome` is null while the deposit waits for an operator. */
export type UncreditedDeposit = HeldDeposit & { outcome: 'given back' | 'dismissed' | null };

const deposits = sql`
  select deposit.*, payment.id as payment_id, payment.user_id,
    case when payment.gateway = 'ton' then payment.price end as price,
    charge.charge_id is not null as is_surplus,
    case when refund.charge_id is not null then 'given back'
      when decision.hash is not null and decision.payment_id is null then 'dismissed' end as outcome
  from ton_deposit deposit
  left join ton_deposit_decision decision on decision.hash = deposit.hash
  left join payment_charge charge on charge.charge_id = deposit.hash
  left join payment_refund refund on refund.charge_id = deposit.hash
  left join payment on payment.id = coalesce(charge.payment_id, decision.payment_id, comment)`;

/**
 * Returns the deposits that wait for an operator, oldest first. These are held deposits without a completed decision,
 * and surplus deposits that are not refunded.
 */
export async function findHeldDeposits(db: Db): Promise<HeldDeposit[]> {
  const { rows } = await sql<HeldDeposit>`${deposits}
    where (held_for is not null and charge.charge_id is null
        and (decision.hash is null or decision.payment_id is not null))
      or (not charge.settles and refund.charge_id is null)
    order by deposit.paid_at, deposit.lt`.execute(db);
  return rows;
}

/**
 * Returns the deposits that credited nothing, and what was done with them, oldest first: those for the invoices
 * `paymentIds`, and that with the hash `hash`.
 */
export async function findUncreditedDepositsFor(
  db: Db,
  paymentIds: readonly string[],
  hash: string | null,
): Promise<UncreditedDeposit[]> {
  const { rows } = await sql<UncreditedDeposit>`${deposits}
    where (comment = any(${paymentIds}) or deposit.hash = ${hash}) and charge.settles is not true
    order by deposit.paid_at, deposit.lt`.execute(db);
  return rows;
}

export type DecisionRow = Selectable<TonDepositDecisionTable>;

export function findDecision(db: Db, hash: string): Promise<DecisionRow | undefined> {
  const decisions = db.selectFrom('ton_deposit_decision').selectAll();
  return decisions.where('hash', '=', hash).executeTakeFirst();
}

/** Stores an operator's decision if the deposit has no decision yet. Returns the new or the earlier decision. */
export async function storeDecision(
  db: Deps['db'],
  decision: Insertable<TonDepositDecisionTable>,
): Promise<DecisionRow> {
  await db
    .insertInto('ton_deposit_decision')
    .values(decision)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findDecision(db, decision.hash);
  if (!stored) throw new Error(`The decision about the deposit ${decision.hash} was not stored.`);
  return stored;
}
