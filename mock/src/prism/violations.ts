import type { IncomingMessage } from 'node:http';
import { escapePointer, type Problem, validationFailed } from '@bold/sdk/contract';

/** One entry of Prism's header `sl-violations`. */
type Violation = {
  location: string[];
  code: string;
  message: string;
};

/** Returns VALIDATION_FAILED with the reasons that Prism lists, or `undefined` if there are none. */
export function violations({
  statusCode,
  headers,
}: Pick<IncomingMessage, 'statusCode' | 'headers'>): Problem | undefined {
  const text = headers['sl-violations'];
  if (typeof text !== 'string' || (statusCode !== 400 && statusCode !== 422)) return undefined;
  // Prism cuts off a long list in the middle of its JSON.
  const found: Violation[] = text.startsWith('[') ? JSON.parse(text) : [];
  const errors = found
    .filter(({ location }) => location[0] === 'request')
    .map(({ location, code, message }) => ({
      pointer: location
        .slice(1)
        .map((part) => `/${escapePointer(part)}`)
        .join(''),
      code: /^[a-zA-Z]+$/.test(code) ? code : 'invalid',
      message: `${message}.`,
    }));
  return errors.length > 0 ? validationFailed(errors) : undefined;
}
