import { audit } from '../../src/audit/audit.ts';
import { usesWebhook } from '../../src/telegram/run-bot.ts';
import { webhookPath } from '../../src/telegram/webhook.ts';
import { refundStep, starsStep, tonStep } from './payment-steps.ts';
import { launchStep, shareStep, tapsStep, walletStep } from './player-steps.ts';
import { done, type Found, failed, type Smoke, waiting } from './smoke.ts';
import type { Step } from './walk.ts';

export function smokeSteps(smoke: Smoke): Step[] {
  const found: Found = { since: smoke.clock.now() };
  return [
    { title: 'the bot, the server and the chain', todo: [], look: () => lookAtSetUp(smoke) },
    launchStep(smoke, found),
    tapsStep(smoke, found),
    starsStep(smoke, found),
    walletStep(smoke, found),
    tonStep(smoke, found),
    refundStep(smoke, found),
    { title: 'the books', todo: [], look: () => lookAtBooks(smoke) },
    shareStep(smoke, found),
  ];
}

async function lookAtSetUp({ api, chain, config }: Smoke) {
  const { publicUrl, botUsername } = config;
  const { username } = await api.getMe();
  if (username.toLowerCase() !== botUsername.toLowerCase()) {
    return failed(
      `BOT_TOKEN belongs to @${username}, and BOT_USERNAME is ${botUsername}.`,
      'Set both to the same bot, in the environment of the server too, and start the server again.',
    );
  }
  const response = await fetch(`${publicUrl}/readyz`);
  if (!response.ok) {
    return waiting(
      `${publicUrl}/readyz returned ${response.status}.`,
      'Start the server, and check that PUBLIC_URL leads to it.',
    );
  }
  const { url, last_error_message: error } = await api.getWebhookInfo();
  const expected = usesWebhook(config) ? `${publicUrl}${webhookPath}` : '';
  if (url !== expected) {
    return waiting(
      `Telegram sends updates to "${url}", not to "${expected}".`,
      'Start the server with TELEGRAM_ENVIRONMENT=test and the same BOT_TOKEN, PUBLIC_URL and TELEGRAM_WEBHOOK_SECRET.',
    );
  }
  for (const account of config.tonDepositAddresses) await chain.account(account);
  return done(
    `@${username} answers in the test environment`,
    `${publicUrl} is ready`,
    `updates arrive by ${url === '' ? 'polling' : 'webhook'}${error ? `; the last error was "${error}"` : ''}`,
    'the chain API knows the deposit address',
  );
}

async function lookAtBooks(smoke: Smoke) {
  const { differences, payments } = await audit(smoke);
  return differences.length === 0
    ? done(`npm run audit finds no difference in ${payments} payments`)
    : failed(differences.join(' '), 'Report this transcript: no walk may end with a difference.');
}
