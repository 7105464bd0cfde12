import { failing } from '../faults/faults.ts';
import type { Scenario } from './scenario.ts';

export const errorScenarios = {
  'data-fails': {
    label: 'Data cannot be loaded',
    about: '"Data error" with "Refresh data".',
    controls: failing('getMyTaps', 'SERVICE_UNAVAILABLE'),
    rows: ['ERR-01'],
  },
  'offers-fail': {
    label: 'Offers cannot be loaded',
    about: 'An error view with "Refresh offers".',
    controls: failing('listTariffs'),
    opening: { path: '/store/payments' },
    rows: ['ERR-02'],
  },
  'countries-fail': {
    label: 'Countries cannot be loaded',
    about: '"Refresh countries".',
    controls: failing('listCountries'),
    opening: { path: '/country' },
    rows: ['ERR-03'],
  },
  'profile-fails': {
    label: 'Profile cannot be saved',
    about: 'Change something and save.',
    controls: failing('updateMyProfile'),
    opening: { path: '/edit' },
    rows: ['ERR-04'],
  },
  'visibility-fails': {
    label: 'Visibility cannot be saved',
    about: 'Switch "Show Telegram username".',
    controls: failing('setUsernameVisibility'),
    opening: { path: '/profile' },
    rows: ['ERR-05'],
  },
  'gift-fails': {
    label: 'Gift cannot be given',
    about: 'Press "Nice".',
    player: { isBonusTaken: false, availableTaps: 0, totalTaps: 0 },
    controls: failing('startBonus'),
    opening: { path: '/bold' },
    rows: ['ERR-06'],
  },
  'old-telegram': {
    label: 'Telegram 6.0',
    about: 'It knows no invoices: press Buy.',
    opening: { path: '/store/payments', launch: { tgWebAppVersion: '6.0' } },
    rows: ['ERR-07'],
  },
  'bot-closed': {
    label: 'Premium bot cannot be opened',
    about: 'Its address is none: press "Buy stars".',
    opening: { path: '/store/payments', config: { premium_bot_url: 'nowhere' } },
    rows: ['ERR-11'],
  },
  'invoice-open': {
    label: 'Invoice open already',
    about: 'Press Buy twice: Telegram shows no pay sheet here, and only one invoice can be open.',
    opening: { path: '/store/payments', config: { host_origin: 'https://silent.invalid' } },
    rows: ['ERR-08'],
  },
  'gateway-fails': {
    label: 'Payment gateway fails',
    about: 'Press Buy: no invoice is created.',
    controls: {
      faults: {
        createTariffInvoice: { rate: 1, code: 'PAYMENT_GATEWAY_FAILED' },
        createCustomInvoice: { rate: 1, code: 'PAYMENT_GATEWAY_FAILED' },
      },
    },
    opening: { path: '/store/payments' },
    rows: ['ERR-09'],
  },
  'too-large': {
    label: 'Invoice too large',
    about: 'Press Buy: the price is more than one invoice may ask.',
    controls: {
      faults: {
        createTariffInvoice: { rate: 1, code: 'INVOICE_TOO_LARGE' },
        createCustomInvoice: { rate: 1, code: 'INVOICE_TOO_LARGE' },
      },
    },
    opening: { path: '/store/payments' },
  },
  'payment-expires': {
    label: 'Payment expires',
    about: 'Press Buy and leave the payment pending: "No payment has arrived".',
    overrides: { getPaymentStatus: async ({ next }) => ({ ...(await next()), state: 'expired' }) },
    opening: { path: '/store/payments' },
  },
  'no-quote': {
    label: 'No quote',
    about: 'Enter an amount, which is never priced, and press Enter.',
    controls: failing('quoteCustomPrice'),
    opening: { path: '/store/custom-payment' },
    rows: ['ERR-10'],
  },
  'clipboard-closed': {
    label: 'Clipboard closed',
    about: 'Press share: the link cannot be copied.',
    opening: { path: '/profile', isClipboardClosed: true },
    rows: ['ERR-13'],
  },
  'name-taken': {
    label: 'Name taken',
    about: 'Every name that is saved is taken by another player.',
    controls: failing('updateMyProfile', 'DISPLAY_NAME_TAKEN'),
    opening: { path: '/edit' },
    rows: ['ERR-14'],
  },
  'invite-refused': {
    label: 'Invitation refused',
    about: 'The app was opened by a referral link whose code nobody has.',
    opening: { path: '/bold', launch: { tgWebAppStartParam: 'REFnobody1' } },
  },
  outside: {
    label: 'Outside Telegram',
    about: '"Hey buddy, I think you got the wrong door".',
    opening: { launch: { tgWebAppData: null, tgWebAppVersion: null, tgWebAppPlatform: null } },
    rows: ['ERR-15'],
  },
  'no-analytics-token': {
    label: 'No analytics token',
    about: 'Analytics are on but have no token: the console shows TOKEN_IS_NOT_PROVIDED.',
    opening: { config: { analytics_url: '/analytics', analytics_token: null } },
    rows: ['ERR-16'],
  },
  'no-user': {
    label: 'Init data without a user',
    about: 'Neither the app nor analytics can identify the user.',
    opening: { launch: { tgWebAppData: 'auth_date=1&hash=00' } },
    rows: ['ERR-17'],
  },
  'no-telegram': {
    label: 'No Telegram around',
    about: 'Opened by a copied link: analytics do not start (ERR_NOT_SUPPORTED), the game works.',
    opening: {
      isTelegramMissing: true,
      config: { analytics_url: '/analytics', analytics_token: 'copied' },
    },
    rows: ['ERR-18'],
  },
  'odd-launch': {
    label: 'Launch parameters unreadable',
    about: 'The theme is invalid: the launch is unreadable, and no user is identified.',
    opening: { launch: { tgWebAppThemeParams: '["#fff"]' } },
    rows: ['ERR-19'],
  },
  'broken-page': {
    label: 'Page is broken',
    about: 'It is outside the router: "Show Error" shows "Invariant failed".',
    opening: { path: '/broken-page' },
    rows: ['ERR-20'],
  },
  'silent-host': {
    label: 'Telegram does not respond',
    about: 'It never sends its viewport: the console shows the failure, the game works.',
    opening: { config: { host_origin: 'https://silent.invalid' } },
    rows: ['ERR-21'],
  },
} satisfies Record<string, Scenario>;
