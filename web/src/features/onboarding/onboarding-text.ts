/** Every word of the gate: what a player reads before the game opens. */
export const onboardingText = {
  welcome: {
    title: 'Welcome to the bottom!',
    text: 'In Bold everything depends on how much you want to pay for your place. Money is like water: let it run, and play until the level where you stand is another.',
    signature: 'Bold',
    start: 'Start',
  },
  wrongDoor: {
    title: 'Hey buddy, I think you got the wrong door',
    text: 'Bold lives inside Telegram and works nowhere else. Come in through the messenger.',
    open: 'Open in Telegram',
  },
  expired: {
    title: 'You have been here a while',
    text: 'Telegram lets a visit last only so long. Close Bold and open it again: every tap that was counted is kept.',
    close: 'Close',
  },
} as const;
