/** A verified solution or given value. Only the database knows if it was used before. */
export type Proof = {
  /** Equal for all solutions of the same task. */
  id: string;
  /** Afterwards it is refused anyway. */
  expiresAt: Date;
};

/** A task and a given value are valid for at least this long. */
export const proofLifetimeMs = 3_600_000;
