import { type AnalyticsUser, analyticsAppName, type SessionFields } from './analytics-event.ts';
import { sessionId } from './session-id.ts';

/** One start of the app by one person. */
export interface Launch {
  readonly user: AnalyticsUser;
  readonly platform: string;
  readonly startParameter?: string | undefined;
}

/**
 * Prepares the fields of a session that starts at `startedAt`; the answer gives them for an event of that
 * moment, both in milliseconds. What is unknown is left out, in the order of the public client.
 */
export function sessionFields(launch: Launch, startedAt: number): (now: number) => SessionFields {
  const { user, platform, startParameter } = launch;
  const fields = {
    session_id: sessionId(user.id, startedAt),
    user_id: user.id,
    app_name: analyticsAppName,
    is_premium: user.is_premium ?? false,
    platform,
    ...(user.language_code && { locale: user.language_code }),
    ...(startParameter && { start_param: startParameter }),
  };
  return (now) => ({ ...fields, client_timestamp: String(now) });
}
