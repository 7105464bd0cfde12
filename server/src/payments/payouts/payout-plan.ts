import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import { payoutNano } from './payout-amount.ts';

export type PlanEntry = {
  id: string;
  user_id: number;
  /** The wallet's address in TON's user-friendly form. */
  wallet: string;
  /** The amount in micro-dollars. */
  micros: number;
  /** The amount in nano-TON. */
  nano: number;
};

/** A payout that is booked and not confirmed. `reasons` says why operators stop it; empty if they do not. */
export type UnderWayEntry = PlanEntry & { reasons: string[] };

export type HeldEntry = { user_id: number; micros: number; reasons: string[] };

/**
 * The payouts of one payout run, whose sums are the totals, the earlier payouts that the run finishes, and the amounts
 * that the run holds back. `ton_price_micros` is the price of one TON in micro-dollars.
 */
export type PayoutPlan = {
  version: 2;
  /** The time in the format of ISO 8601. */
  created_at: string;
  ton_price_micros: number;
  total_micros: number;
  total_nano: number;
  payouts: PlanEntry[];
  under_way: UnderWayEntry[];
  held: HeldEntry[];
};

/** The maximum age of a plan that can be executed. The price of an older plan is out of date. */
export const planLifetimeMs = 3_600_000;

const amount = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
const total = { ...amount, minimum: 0 } as const;
const reasons = { type: 'array', items: { type: 'string' } } as const;
const entry = {
  id: { type: 'string', pattern: '^[a-f0-9]{32}$' },
  user_id: amount,
  wallet: { type: 'string', pattern: '^[A-Za-z0-9_-]{48}$' },
  micros: amount,
  nano: amount,
} as const;

const schema: JSONSchemaType<PayoutPlan> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'version',
    'created_at',
    'ton_price_micros',
    'total_micros',
    'total_nano',
    'payouts',
    'under_way',
    'held',
  ],
  properties: {
    version: { type: 'number', const: 2 },
    created_at: { type: 'string' },
    ton_price_micros: amount,
    total_micros: total,
    total_nano: total,
    payouts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'user_id', 'wallet', 'micros', 'nano'],
        properties: entry,
      },
    },
    under_way: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'user_id', 'wallet', 'micros', 'nano', 'reasons'],
        properties: { ...entry, reasons },
      },
    },
    held: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['user_id', 'micros', 'reasons'],
        properties: {
          user_id: amount,
          micros: amount,
          reasons,
        },
      },
    },
  },
};

const isPlan = new Ajv2020().compile(schema);

/**
 * Parses a plan.
 * @throws If the text is not a plan, if a total is not the sum of the payouts, or if a payout's `nano` does not follow
 * from its `micros` and the TON price.
 */
export function parsePlan(text: string): PayoutPlan {
  let plan: unknown;
  try {
    plan = JSON.parse(text);
  } catch (cause) {
    throw new Error('The payout plan is not JSON: make it with --plan.', { cause });
  }
  if (!isPlan(plan) || Number.isNaN(Date.parse(plan.created_at))) {
    throw new Error(
      'The file is not a payout plan of this version of the server: make a new one with --plan.',
    );
  }
  const { payouts, total_micros, total_nano } = plan;
  if (sumOf(payouts, 'micros') !== total_micros || sumOf(payouts, 'nano') !== total_nano) {
    throw new Error('The totals of the payout plan differ from its payouts: make a new one.');
  }
  if (payouts.some(({ micros, nano }) => nano !== payoutNano(micros, plan.ton_price_micros))) {
    throw new Error(
      'An amount of the payout plan does not follow from its price: make a new plan.',
    );
  }
  return plan;
}

export function sumOf(payouts: readonly PlanEntry[], amount: 'micros' | 'nano'): number {
  return payouts.reduce((sum, payout) => sum + payout[amount], 0);
}
