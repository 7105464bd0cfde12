import { open, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { dollarsText, microsPerDollar, tonText } from '../../ledger/amount-text.ts';
import { earlierClock } from '../../ledger/earlier-clock.ts';
import { requireEnvironment } from '../../ledger/money-environment.ts';
import { adoptPayouts, requireKnownPayouts } from './adopt-payouts.ts';
import { approvePlan, requireApproval } from './approve-plan.ts';
import { decidePayout, type PayoutDecision } from './decide-payout.ts';
import { describePayouts, describePlan } from './describe-payouts.ts';
import { duePayouts } from './due-payouts.ts';
import { clockSlackMs, executePayouts, type PayoutOutcome } from './execute-payouts.ts';
import { findCheapTon } from './likely-price.ts';
import { findOverpaid } from './overpaid.ts';
import type { PayoutEnvironment } from './payout-environment.ts';
import { parsePlan } from './payout-plan.ts';
import type { ChainPayout, PayoutSender } from './payout-sender.ts';
import { planPayouts } from './plan-payouts.ts';
import { findUnderWay } from './under-way.ts';
import { findWaiting } from './waiting-rewards.ts';

type Tools = Pick<Deps, 'clock' | 'config' | 'db' | 'log'>;

export type PayoutChain = {
  reconcile(): Promise<ChainPayout[]>;
  openSender(): Promise<PayoutSender>;
};

export type PayoutOptions = ReturnType<typeof readPayoutOptions>;

/** Parses the command line of `npm run payouts`. Throws for an unknown or misplaced option, and for a bad amount. */
export function readPayoutOptions(args: string[], folder = '.') {
  const { values } = parseArgs({
    args,
    options: {
      plan: { type: 'string' },
      'ton-price': { type: 'string' },
      'max-player': { type: 'string' },
      'max-run': { type: 'string' },
      'accept-price': { type: 'boolean', default: false },
      approve: { type: 'string' },
      execute: { type: 'string' },
      adopt: { type: 'boolean', default: false },
      transaction: { type: 'string' },
      player: { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const { plan, approve, execute, adopt } = values;
  if ([plan, approve, execute, adopt || undefined].filter((one) => one !== undefined).length > 1) {
    throw new Error('Give one of --plan, --approve, --execute and --adopt.');
  }
  const decision = readDecision(values);
  for (const option of ['ton-price', 'max-player', 'max-run'] as const) {
    if (option === 'ton-price' && decision) continue;
    if (values[option] !== undefined && plan === undefined) {
      throw new Error(`--${option} needs --plan: the price and the caps of a run are in its plan.`);
    }
  }
  const isStored = adopt || plan !== undefined || execute !== undefined;
  if (!isStored && (values.by ?? values.reason) !== undefined) {
    throw new Error('--by and --reason need --plan, --execute or --adopt: nothing else is stored.');
  }
  if (values['accept-price'] && !isStored) {
    throw new Error(
      '--accept-price needs --plan, --execute or --adopt: nothing else checks the price.',
    );
  }
  const inFolder = (path: string | undefined) =>
    path === undefined ? undefined : resolve(folder, path);
  return {
    plan: inFolder(plan),
    approve: inFolder(approve),
    execute: inFolder(execute),
    adopt,
    decision,
    by: values.by,
    reason: values.reason,
    tonPriceMicros: readDollars('--ton-price', values['ton-price']),
    maxPlayerMicros: readDollars('--max-player', values['max-player']),
    maxRunMicros: readDollars('--max-run', values['max-run']),
    isJumpAccepted: values['accept-price'],
  };
}

type DecisionValues = {
  [option in 'transaction' | 'player' | 'ton-price' | 'reason']?: string | undefined;
} & { adopt: boolean };

/** Returns the decision about one transfer, or undefined if the options have none. */
function readDecision({
  transaction,
  player,
  adopt,
  reason,
  ...values
}: DecisionValues): PayoutDecision | undefined {
  if (transaction === undefined && player === undefined) return undefined;
  const tonPriceMicros = readDollars('--ton-price', values['ton-price']);
  if (!adopt || !transaction || !player || !tonPriceMicros || !reason?.trim()) {
    throw new Error(
      '--adopt --transaction <hash> needs --player <id>, --ton-price <dollars>, as in the run that paid, and --reason <text>.',
    );
  }
  if (!/^[1-9]\d{0,15}$/.test(player)) throw new Error('--player must be an id, such as 7.');
  return { transaction, userId: Number(player), tonPriceMicros };
}

function readDollars(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const micros = Math.round(Number(value) * microsPerDollar);
  if (/^\d{1,9}(\.\d{1,6})?$/.test(value) && micros > 0) return micros;
  throw new Error(`${option} must be an amount in dollars, such as 3.21.`);
}

/** Signs a plan file and writes the signature to `<path>.approval`. Returns lines that show what was signed. */
export async function approvePlanFile(
  path: string,
  { approverKeyFile }: PayoutEnvironment,
): Promise<string[]> {
  if (approverKeyFile === null) throw new Error('PAYOUT_APPROVER_KEY_FILE is missing.');
  const text = await readFile(path, 'utf8');
  const lines = describePlan(parsePlan(text));
  const { signature, publicKey } = approvePlan(text, await readFile(approverKeyFile, 'utf8'));
  await writeFile(approvalOf(path), `${signature}\n`);
  return [...lines, `Approved in ${approvalOf(path)} by the key ${publicKey}`];
}

/**
 * Runs the step that the options select: list (the default), adopt, plan or execute.
 * @throws The errors of `requireRoleAndClock` and `requireEnvironment`, in every step except list.
 */
export async function runPayouts(
  tools: Tools,
  chain: PayoutChain,
  options: PayoutOptions,
  environment: PayoutEnvironment,
  print: (line: string) => void,
): Promise<void> {
  if (!options.adopt && options.plan === undefined && options.execute === undefined) {
    for (const line of await listPayouts(tools)) print(line);
    return;
  }
  await requireRoleAndClock(tools);
  await requireEnvironment(tools);
  if (options.adopt) return adopt(tools, chain, options, print);
  if (options.plan !== undefined) return makePlan(tools, chain, options, options.plan, print);
  if (options.execute !== undefined) {
    return executePlan(tools, chain, options, options.execute, environment, print);
  }
}

async function adopt(
  tools: Tools,
  chain: PayoutChain,
  { decision, isJumpAccepted }: PayoutOptions,
  print: (line: string) => void,
): Promise<void> {
  const adopting = { ...tools, isJumpAccepted };
  const unknown = await chain.reconcile();
  const adopted = decision
    ? [await decidePayout(adopting, unknown, decision)]
    : await adoptPayouts(adopting, unknown);
  for (const { id, user_id, nano, micros } of adopted) {
    const amount = `${tonText(nano)} (${dollarsText(micros)})`;
    print(`payout ${id} of ${amount} to user ${user_id} was paid before: booked`);
  }
  print(`${adopted.length} payouts adopted`);
  const overpaid = decision ? await findOverpaid(tools.db, decision.userId) : [];
  for (const { userId, micros } of overpaid) {
    print(`user ${userId} is overpaid by ${dollarsText(micros)}: later rewards make up for it`);
  }
}

async function listPayouts(tools: Tools): Promise<string[]> {
  const clock = await earlierClock(tools);
  // One snapshot: a payout that is planned meanwhile would be in two groups, or in none.
  const transaction = tools.db.transaction().setIsolationLevel('repeatable read');
  return transaction.execute(async (db) => {
    const reading = { ...tools, clock, db };
    return describePayouts({
      due: await duePayouts(reading),
      waiting: await findWaiting(reading),
      underWay: await findUnderWay(reading),
      overpaid: await findOverpaid(db),
    });
  });
}

/**
 * Throws if the database role has no right to store payouts, or if the clocks of this machine and of PostgreSQL differ
 * by more than `clockSlackMs`.
 */
async function requireRoleAndClock({ db, clock }: Tools): Promise<void> {
  const { rows } = await sql<{ role: string; may_book: boolean; at: Date }>`
    select current_user as role, has_table_privilege('payout', 'insert') as may_book, clock_timestamp() as at`.execute(
    db,
  );
  const [{ role, may_book: mayBook, at } = { role: '', may_book: false, at: new Date(0) }] = rows;
  if (!mayBook) {
    throw new Error(
      `The role ${role} may not book payouts: set DATABASE_URL to the address that npm run migrate got as PAYOUT_DATABASE_URL. Nothing was sent.`,
    );
  }
  // A clock that is ahead would end holds too early.
  const now = clock.now();
  if (Math.abs(now.getTime() - at.getTime()) <= clockSlackMs) return;
  throw new Error(
    `This machine shows the time ${now.toISOString()}, but PostgreSQL shows another time, ${at.toISOString()}: correct the clocks. Nothing was sent.`,
  );
}

async function makePlan(
  tools: Tools,
  chain: PayoutChain,
  { tonPriceMicros, ...terms }: PayoutOptions,
  path: string,
  print: (line: string) => void,
): Promise<void> {
  if (tonPriceMicros === undefined) {
    throw new Error('--plan needs --ton-price: what one TON costs now, in dollars.');
  }
  requireKnownPayouts(await chain.reconcile());
  const plan = await planPayouts(tools, { ...terms, tonPriceMicros });
  await writePlan(path, `${JSON.stringify(plan, null, 2)}\n`);
  for (const line of describePlan(plan)) print(line);
  print(`Written to ${path}. It can be executed for an hour.`);
  const warning = await findCheapTon(tools, tonPriceMicros);
  if (warning !== null) print(warning);
}

/** Writes a plan, which has players, wallets and amounts. Nobody but the writer can read the file. */
async function writePlan(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    // A file that existed keeps its mode. A device, such as `/dev/null`, must keep it.
    if ((await file.stat()).isFile()) {
      await file.chmod(0o600);
      await file.truncate();
    }
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

async function executePlan(
  tools: Tools,
  chain: PayoutChain,
  { isJumpAccepted }: PayoutOptions,
  path: string,
  { approverKey }: PayoutEnvironment,
  print: (line: string) => void,
): Promise<void> {
  const text = await readFile(path, 'utf8');
  const plan = parsePlan(text);
  if (approverKey !== null) requireApproval(text, await readApproval(path), approverKey);
  const sender = await chain.openSender();
  requireKnownPayouts(await chain.reconcile());
  const onOutcome = (outcome: PayoutOutcome) => print(describeOutcome(outcome));
  const outcomes = await executePayouts(tools, sender, plan, { isJumpAccepted, onOutcome });
  if (outcomes.length === 0) print('Nothing is left to pay of this plan.');
}

const unpaid = {
  changed: 'something has changed since the plan was made',
  expired: 'the plan is older than an hour by now, so make a new one',
};

function describeOutcome(outcome: PayoutOutcome): string {
  if ('planned' in outcome) {
    const { id, user_id } = outcome.planned;
    return `payout ${id} to user ${user_id} is not paid: ${unpaid[outcome.state]}`;
  }
  const { id, nano, user_id } = outcome.payout;
  return `payout ${id} of ${tonText(nano)} to user ${user_id} ${ends[outcome.state]}`;
}

const ends = {
  confirmed: 'is paid',
  pending: 'is on its way: run this again later',
  stopped:
    'is booked and not sent: the player is banned or held, or was when the plan was made. After unban and release, make a new plan',
  unnamed: 'is booked, but not named so in this plan: make a new plan to finish it',
};

const approvalOf = (path: string) => `${path}.approval`;

async function readApproval(path: string): Promise<string | null> {
  return readFile(approvalOf(path), 'utf8').catch(() => null);
}
