/** A solution or given value that is right; whether it was shown before, the database knows. */
export type Proof = {
  /** The same for whatever solves the same task. */
  id: string;
  /** From then on it is not taken anyway. */
  expiresAt: Date;
};

/** How long a task and a given value are good for, at least. */
export const proofLifetimeMs = 3_600_000;
