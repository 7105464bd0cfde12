import type { Pairs } from './pairs.ts';

type Fields = Record<string, unknown>;
/** Returns true if both values of a field mean the same, even if they are not equal. */
type Rule = (mock: unknown, server: unknown, pairs: Pairs) => boolean;

const near: Rule = (mock, server) =>
  Math.abs(Date.parse(String(mock)) - Date.parse(String(server))) < 60_000;
const freeText: Rule = (mock, server) =>
  [mock, server].every((text) => typeof text === 'string' && text !== '');
const requestId: Rule = (mock, server) =>
  [mock, server].every((text) => /^urn:uuid:[0-9a-f-]{36}$/.test(String(text)));
const named =
  (kind: string): Rule =>
  (mock, server, pairs) =>
    typeof mock === typeof server && pairs.agree(kind, mock, server);

/** The rules for fields that may differ between the backends. */
const free: Record<string, Rule> = {
  detail: freeText,
  instance: requestId,
  created_at: near,
  expires_at: near,
  payable_until: near,
  first_until: near,
  last_until: near,
  until: (mock, server, pairs) => mock === server || near(mock, server, pairs),
  payload: named('challenge'),
  payment_id: named('payment'),
  message_id: named('message'),
  invoice_link: (mock, server, pairs) =>
    pairs.agree('invoice', paymentIn(mock), paymentIn(server)) &&
    withoutPayment(mock) === withoutPayment(server),
};

/** Additional rules for objects that describe a player. */
const freeOfPlayers: Record<string, Rule> = {
  id: named('player'),
  user_id: named('player'),
  code: named('code'),
  display_name: (mock, server, pairs) => {
    const [here, there] = [mock, server].map((name) => /^bold_(\d+)$/.exec(String(name))?.[1]);
    if (here === undefined || there === undefined) return mock === server;
    return pairs.agree('player', Number(here), Number(there));
  },
};

/**
 * Returns all differences between two JSON values. Stores in `pairs` which ids of the mock and the server correspond.
 * @param at The path to the values, for example `/items/0`.
 */
export function differences(mock: unknown, server: unknown, pairs: Pairs, at = ''): string[] {
  if (Array.isArray(mock) && Array.isArray(server)) return itemDifferences(mock, server, pairs, at);
  if (!isFields(mock) || !isFields(server) || Array.isArray(mock) !== Array.isArray(server)) {
    return mock === server ? [] : [`${at || 'it'}: ${written(mock)} ≠ ${written(server)}`];
  }
  const isPlayer = 'display_name' in mock || 'user_id' in mock;
  const rules = isPlayer ? { ...free, ...freeOfPlayers } : free;
  return [...new Set([...Object.keys(mock), ...Object.keys(server)])].flatMap((key) => {
    const place = `${at}/${key}`;
    const rule = key in mock && key in server ? rules[key] : undefined;
    if (!rule) return differences(mock[key], server[key], pairs, place);
    const isSame = rule(mock[key], server[key], pairs);
    return isSame ? [] : [`${place}: ${written(mock[key])} does not fit ${written(server[key])}`];
  });
}

function itemDifferences(mock: unknown[], server: unknown[], pairs: Pairs, at: string): string[] {
  if (mock.length !== server.length) {
    return [`${at}: ${written(mock)} and ${written(server)} differ in length`];
  }
  return mock.flatMap((item, index) => differences(item, server[index], pairs, `${at}/${index}`));
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const written = (value: unknown) => JSON.stringify(value) ?? 'nothing';

const payment = /(?<=\$|&text=)[\w=-]+$/;
const paymentIn = (link: unknown) => payment.exec(String(link))?.[0] ?? '';
const withoutPayment = (link: unknown) => String(link).replace(payment, '…');
