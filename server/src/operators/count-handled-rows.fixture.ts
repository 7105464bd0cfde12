import { type Kysely, type KyselyPlugin, RawNode } from 'kysely';
import type { Database } from '../database/schema.ts';

type Plan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

/**
 * Returns how many rows all steps of PostgreSQL's plans handled for the statements of `work`. The statements must be
 * raw SQL, and `work` gets no rows from them.
 */
export async function countHandledRows(
  db: Kysely<Database>,
  work: (explained: Kysely<Database>) => Promise<unknown>,
): Promise<number> {
  let handled = 0;
  const explain: KyselyPlugin = {
    transformQuery({ node }) {
      if (!RawNode.is(node)) throw new Error(`A ${node.kind} is not raw SQL.`);
      const [first = '', ...others] = node.sqlFragments;
      const sqlFragments = [`explain (analyze, format json) ${first}`, ...others];
      return { ...node, sqlFragments };
    },
    async transformResult({ result }) {
      for (const row of result.rows) {
        const plans = row['QUERY PLAN'] as { Plan: Plan }[];
        for (const { Plan } of plans) handled += rowsOf(Plan);
      }
      return { ...result, rows: [] };
    },
  };
  await work(db.withPlugin(explain));
  return handled;
}

function rowsOf(plan: Plan): number {
  const each =
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Join Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0);
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), each * plan['Actual Loops']);
}
