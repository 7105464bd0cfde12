import type { LiveDocument } from '../../scripts/document.ts';
import { readDocuments } from '../documents.ts';
import type { ServerMessage } from './live-socket.ts';

/**
 * Returns the types of the messages that the server sends by itself in an operation, by default in any. It sends none
 * in an operation that receives messages, only replies.
 */
export function pushedTypes(live: LiveDocument, operation?: string): Set<unknown> {
  const operations = Object.entries(live.operations)
    .filter(([id, { action }]) => action === 'send' && id === (operation ?? id))
    .map(([, { messages = [] }]) => messages);
  return new Set(
    operations.flat().map((message) => {
      const payload = live.components.messages[nameOf(message)]?.payload ?? {};
      return live.components.schemas[nameOf(payload)]?.properties?.type?.const;
    }),
  );
}

const nameOf = ({ $ref = '' }: { $ref?: string }) => $ref.split('/').at(-1) ?? '';

/** Returns true if a message is a reply to a batch. An unknown type counts as one, so that checks compare it. */
export const isReply = ({ type }: ServerMessage): boolean =>
  !pushedTypes(readDocuments().live).has(type);

/** Returns true if a message has the balance: each reply, and of the pushed messages those of the type `balance`. */
export const hasBalance = (message: ServerMessage): boolean =>
  isReply(message) || message.type === 'balance';
