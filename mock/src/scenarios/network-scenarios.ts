import { everyOperation } from '../faults/faults.ts';
import type { Scenario } from './scenario.ts';

export const networkScenarios = {
  offline: {
    label: 'Offline',
    about: 'No call gets a response and the live connection does not open.',
    controls: { isOffline: true },
  },
  slow: {
    label: 'Slow',
    about: 'Every response takes two seconds, on the live connection too.',
    controls: { latencyMs: 2_000, live: 'slow' },
  },
  flaky: {
    label: 'Flaky',
    about: 'Four calls in ten fail; most are saved by their second try.',
    controls: {
      latencyMs: 150,
      faults: { [everyOperation]: { rate: 0.4, code: 'SERVICE_UNAVAILABLE' } },
    },
  },
  'server-error': {
    label: 'Server error',
    about: 'Every call returns 500; no text of the server is shown.',
    controls: { faults: { [everyOperation]: { rate: 1, code: 'INTERNAL_ERROR' } } },
    rows: ['ERR-22'],
  },
  'too-many-requests': {
    label: 'Too many requests',
    about: 'Every call returns 429 with a Retry-After of one second.',
    controls: { faults: { [everyOperation]: { rate: 1, code: 'TOO_MANY_REQUESTS' } } },
  },
  expired: {
    label: 'Expired init data',
    about: 'Telegram signed 25 hours ago: the app shows that and offers to close.',
    opening: { ageHours: 25 },
  },
  'slow-chain': {
    label: 'Slow chain',
    about: 'A transfer of TON arrives after a minute: buy for TON, and the store waits for it.',
    controls: { chainDelayMs: 60_000 },
    opening: { path: '/store/payments' },
  },
  'live-refused': {
    label: 'Live connection refused',
    about: 'Calls work, taps cannot be sent: "Connection is lost".',
    controls: { live: 'refused' },
    opening: { path: '/bold' },
    rows: ['ERR-12'],
  },
  'live-dropped': {
    label: 'Live connection dropped',
    about: 'The connection ends with every batch, uncounted; it is sent again.',
    controls: { live: 'dropped' },
    opening: { path: '/bold' },
  },
  'live-slow': {
    label: 'Live connection slow',
    about: 'Acknowledgements come two seconds late; the number must not jump.',
    controls: { live: 'slow' },
    opening: { path: '/bold' },
  },
} satisfies Record<string, Scenario>;
