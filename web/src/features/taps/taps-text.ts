/** Every word of the tap screen, its notices and its toasts. */
export const tapsText = {
  connectionLost: {
    title: 'Connection is lost',
    description: 'Please refresh your application',
  },
  levelReached: {
    title: 'Congratulations',
    description: 'You achieved a new level',
  },
  totalTaps: (total: string) => `${total} taps in total`,
  tap: 'Tap',
  hint: 'Tap anywhere here',
  multiplier: 'Taps per touch',
  progress: 'Progress to the next level',
  toNextLevel: (taps: string, level: string) => `${taps} to ${level}`,
  lastLevel: 'Nothing above you',
  available: 'Taps left',
  buyTaps: 'Buy taps',
  gift: {
    title: 'A gift for you',
    text: (taps: string) => `${taps} taps on the house. Spend them as if they were yours.`,
  },
  thatsIt: {
    title: "That's it",
    text: 'The gift is gone. From here on, you pay for your place.',
    action: 'Pay now',
  },
  notEnough: {
    title: 'Not enough taps',
    text: 'Money is like water, and your well is dry.',
    withGift: 'Money is like water, and a gift of yours still waits.',
    action: 'Buy more',
  },
} as const;
