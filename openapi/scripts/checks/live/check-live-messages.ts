import type { LiveDocument, LiveMessage, LiveOperation, OpenApiDocument } from '../../document.ts';

type Reference = { $ref?: string };

/**
 * Checks that `LiveServerMessage` and `live.asyncapi.yaml` have the same messages, and that each message of
 * `live.asyncapi.yaml` is complete and in an operation. Returns an error message per violation.
 * @param live The live document, also without its schemas
 */
export function checkLiveMessages(live: LiveDocument, contract: OpenApiDocument): string[] {
  const incomplete = Object.entries(live.components.messages).flatMap(missingParts);
  if (incomplete.length > 0) return incomplete;
  const { schemas } = contract.components;
  const listed = (schemas.LiveServerMessage?.oneOf ?? []).map(nameOf);
  const operations = Object.values(live.operations);
  const sent = new Set(operations.flatMap(sentBy).map(nameOf));
  const used = new Set([...sent, ...operations.flatMap(receivedBy).map(nameOf)]);
  const messages = Object.entries(live.components.messages).map(
    ([key, { payload }]) => [key, nameOf(payload)] as const,
  );
  const payloads = messages.filter(([key]) => sent.has(key)).map(([, payload]) => payload);
  return [
    ...listed
      .filter((name) => !payloads.includes(name))
      .map(
        (name) =>
          `live.asyncapi.yaml: the server sends no message with the payload ${name}, which LiveServerMessage in schemas/live.yaml lists. Add it to components, to the channel and to an operation that sends it.`,
      ),
    ...messages.flatMap(([key, payload]) => {
      if (!used.has(key))
        return [
          `live.asyncapi.yaml: no operation has the message ${key}. Add it to one, such as sendBalance.`,
        ];
      if (sent.has(key) && !listed.includes(payload))
        return [
          `live.asyncapi.yaml: the server sends the message ${key}, but LiveServerMessage does not list ${payload}. Add it to LiveServerMessage in schemas/live.yaml.`,
        ];
      if (!(payload in schemas))
        return [
          `live.asyncapi.yaml: the message ${key} refers to ${payload}, which the contract does not have. Add it to components in openapi.yaml.`,
        ];
      return [];
    }),
  ];
}

/** Returns an error message for each part that a message lacks. AsyncAPI requires none of them. */
function missingParts([key, message]: [string, Partial<LiveMessage>]): string[] {
  const place = `live.asyncapi.yaml: the message ${key} has no`;
  const missing = (['title', 'summary', 'payload'] as const).filter((part) => !message[part]);
  return [
    ...missing.map((part) => `${place} ${part}. Add it.`),
    ...(message.examples?.length
      ? []
      : [`${place} examples. Add one, with name, summary and payload.`]),
  ];
}

/** Returns the messages that the server sends in an operation, or as its reply. */
const sentBy = ({ action, messages = [], reply }: LiveOperation): Reference[] =>
  action === 'send' ? messages : (reply?.messages ?? []);

const receivedBy = ({ action, messages = [], reply }: LiveOperation): Reference[] =>
  action === 'send' ? (reply?.messages ?? []) : messages;

const nameOf = ({ $ref = '' }: Reference): string => $ref.split('/').at(-1) ?? '';
