import { fakeBotApiPort } from '../../bot-api/invoice-slug.ts';
import type { PreparedMessage } from '../../bot-api/prepared-messages.ts';
import type { ShareError } from '../../host/host-state.ts';
import { controlOf, result } from './checkout-client.ts';

/**
 * The text that the share sheet shows if a message cannot be loaded, and the error that the app receives when the user
 * closes the sheet.
 */
export type LoadFailure = { text: string; error: ShareError };

/**
 * Loads the prepared message `id` of a player. Returns null if no fake Bot API created the message.
 * @throws An Error if the fake Bot API is not reachable or responds with an error.
 */
export async function loadPreparedMessage(
  id: string,
  userId: number,
): Promise<PreparedMessage | null> {
  const port = fakeBotApiPort(id);
  if (port === null) return null;
  const query = new URLSearchParams({ id, user_id: `${userId}` });
  return result(fetch(`${controlOf(port)}/prepared?${query}`));
}

/**
 * Returns the failure for an error of `loadPreparedMessage`. The failure's `error` is `MESSAGE_EXPIRED` for an unknown
 * or expired message, and `UNKNOWN_ERROR` otherwise.
 */
export function loadFailure({ message }: Error): LoadFailure {
  return /MESSAGE_(ID_INVALID|EXPIRED)$/.test(message)
    ? { text: 'The message is unknown or has expired.', error: 'MESSAGE_EXPIRED' }
    : { text: `The message cannot be loaded. ${message}`, error: 'UNKNOWN_ERROR' };
}
