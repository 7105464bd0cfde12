/** Every word of the list of levels. */
export const levelsText = {
  from: (taps: string) => `From ${taps} taps`,
  share: (percent: number) => `The top 10 earn ${percent}% of our revenue`,
  multipliers: (labels: string) => `One touch: ${labels}`,
  yours: 'Your level',
  achieved: 'Achieved',
  footnote: 'Each tap is worth 1 cent. The real total may vary with platform fees and discounts.',
} as const;
