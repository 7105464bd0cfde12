import type { SentEvent } from './parse-events.ts';

export const sentEvent = (change: Record<string, unknown> = {}): SentEvent => ({
  event_name: 'app-hide',
  session_id: '9ee533cd-449c-4f8b-b1b8-cf8b31b8cf8b',
  user_id: 279_058_397,
  app_name: 'bold',
  is_premium: true,
  platform: 'tdesktop',
  locale: 'en',
  client_timestamp: '1733584787000',
  ...change,
});
