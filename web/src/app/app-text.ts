/** Every word of the frame around the pages: header, titles, share, pages still to come. */
export const appText = {
  titles: {
    bold: 'Bold',
    profile: 'Profile',
    edit: 'Edit profile',
    country: 'Select your country',
    finances: 'Finances',
    editWallet: 'Edit TON address',
    levels: 'About levels',
    leaderboard: 'World leaderboard',
    user: 'Player',
    payments: 'Buy taps',
    customPayment: 'Custom amount',
  },
  back: 'Back',
  profile: 'Profile',
  share: 'Share',
  leaderboard: 'Leaderboard',
  rank: (place: string) => `${place} in the World`,
  linkCopied: { title: 'Link was copied' },
  linkNotCopied: {
    title: "Link wasn't copied",
    description: 'Your Telegram version is not supported',
  },
  unfinished: {
    title: 'Not open yet',
    text: 'This page is still being built. Your taps are safe where you left them.',
    back: 'Back to tapping',
  },
} as const;
