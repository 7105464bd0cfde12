export const dayMs = 86_400_000;
export const microsPerDollar = 1_000_000;
