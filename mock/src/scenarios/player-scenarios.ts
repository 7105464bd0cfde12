import type { Scenario } from './scenario.ts';

export const playerScenarios = {
  'brand-new': {
    label: 'Brand new',
    about: 'The intro, then the name and the country are asked for, then the gift waits.',
    player: 'newcomer',
    opening: { path: '/bold', isWelcomed: false },
  },
  'no-name': {
    label: 'Welcomed, no name yet',
    about: 'The intro was continued; the registration screen asks for a name.',
    player: 'newcomer',
    opening: { path: '/bold' },
  },
  'no-country': {
    label: 'Name chosen, no country',
    about: 'The country is asked for; its back button leads to the name.',
    player: { countryId: null, isBonusTaken: false, availableTaps: 0, totalTaps: 0 },
    opening: { path: '/bold' },
  },
  ready: {
    label: 'In the middle of the game',
    about: 'A name, a country, taps to make and two multipliers to make them with.',
  },
  'gift-waits': {
    label: 'Gift waiting',
    about: 'Nothing tapped, nothing bought: the gift is offered.',
    player: { isBonusTaken: false, availableTaps: 0, totalTaps: 0 },
    opening: { path: '/bold' },
  },
  'gift-spent': {
    label: 'Gift taken and spent',
    about: 'Exactly 99 taps in total and none left: "That\'s it".',
    player: { availableTaps: 0, totalTaps: 99 },
    opening: { path: '/bold' },
  },
  'bought-first': {
    label: 'Bought first, gift untaken',
    about: 'Has tapped and still can have the gift: "Not enough taps" offers it too.',
    player: { isBonusTaken: false, availableTaps: 497, totalTaps: 3 },
    opening: { path: '/bold' },
  },
  empty: {
    label: 'No taps left',
    about: 'In the middle of the game with an empty balance: "Not enough taps".',
    player: { availableTaps: 0 },
    opening: { path: '/bold' },
  },
  'before-level': {
    label: 'One tap before a level',
    about: 'The next tap reaches Pink.',
    player: { availableTaps: 500, totalTaps: 99 },
    opening: { path: '/bold' },
  },
  rich: {
    label: 'Rich',
    about: 'Gold, a million taps to make, earnings to show and a wallet that has proved itself.',
    player: (_, address) => ({
      availableTaps: 1_000_000,
      totalTaps: 4_900_000,
      referralsMicros: 1_234_560_000,
      top10Micros: 98_765_430_000,
      wallet: { address, isVerified: true },
      social: {
        instagram_username: 'splash.bold',
        twitter_username: 'splash_bold',
        custom_link: 'https://bold.example/splash',
        bio: 'Money is like water.',
      },
    }),
  },
  banned: {
    label: 'Banned',
    about: 'An operator has banned the player: every call is refused, and the app says so.',
    player: { isBanned: true },
    opening: { path: '/bold' },
  },
  'tenth-in-black': {
    label: 'Tenth in Black',
    about: 'The last row above the divider of the highest board.',
    player: { availableTaps: 50_000, totalTaps: 5_000_000 },
    opening: { path: '/leaderboard' },
  },
} satisfies Record<string, Scenario>;
