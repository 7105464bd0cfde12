/** The variables that a server needs in production, besides those of its database. */
export const productionVariables = {
  NODE_ENV: 'production',
  BOT_TOKEN: '1234567890:a-token-that-nobody-knows-0000',
  PUBLIC_URL: 'https://bold.example/',
  BOT_USERNAME: 'bold_game_bot',
  APP_NAME: 'bold',
  PREMIUM_BOT_URL: 'https://t.me/PremiumBot',
  SUPPORT_URL: 'https://t.me/bold_support',
  TELEGRAM_WEBHOOK_SECRET: 'a-secret-that-two-know',
};
