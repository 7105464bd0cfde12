import { Problem } from '@bold/sdk/contract';

/**
 * Returns the decoded fields of raw init data in their order.
 * @throws `INIT_DATA_MALFORMED`, as the contract requires, if the text is not a query string, or contains a repeated
 * field, a broken escape or a control character.
 */
export function initDataFields(raw: string): Map<string, string> {
  // URLSearchParams would accept all four, and a leading "?".
  const fields = new Map<string, string>();
  for (const pair of raw.split('&')) {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || text === undefined) throw malformed('It is no query string.');
    const key = decoded(name);
    if (fields.has(key)) throw malformed(`The key ${key} stands in it twice.`);
    fields.set(key, decoded(text));
  }
  return fields;
}

function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' '));
    // Fields are joined by line breaks before they are signed, so a line break inside a value would add a field.
    if (!/\p{Cc}/u.test(plain)) return plain;
  } catch {
    throw malformed('An escape in it is broken.');
  }
  throw malformed('It holds a control character.');
}

export function malformed(detail: string): Problem {
  return new Problem('INIT_DATA_MALFORMED', detail);
}
