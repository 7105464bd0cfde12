const pausesMs = [2_000, 5_000, 15_000, 60_000] as const;

/** Returns the pause before attempt number `attempt` of a repeated request, in milliseconds. The first number is 0. */
export function growingPause(attempt: number): number {
  return pausesMs[Math.min(attempt, pausesMs.length - 1)] as number;
}
