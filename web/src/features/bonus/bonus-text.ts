/** Every word of the gift. */
export const bonusText = {
  take: 'Nice',
  failed: {
    title: 'Something went wrong',
    description: 'Try to activate your gift again',
  },
} as const;
