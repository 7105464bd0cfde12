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

let pushed: Set<unknown> | undefined;

/** Returns true if a message is a reply to a batch. An unknown type counts as one, so that checks compare it. */
export function isReply({ type }: ServerMessage): boolean {
  pushed ??= pushedTypes(readDocuments().live);
  return !pushed.has(type);
}
