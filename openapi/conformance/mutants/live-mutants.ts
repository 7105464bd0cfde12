import { inAnswer, inMessages, type Mutant } from './mutant.ts';

const numberOf = (value: unknown) => Number(value);

/** Faults on the live connection. */
export const liveMutants: Mutant[] = [
  inMessages('toServer', 'every batch is counted twice', (message) => [
    message,
    {
      ...message,
      ...(message.session !== undefined && { session: `${message.session}`.slice(1) }),
    },
  ]),
  ...forgetfulSessions(),
  inMessages('toServer', '52 taps are taken', (message) => [
    { ...message, taps: message.taps === 52 ? 51 : message.taps },
  ]),
  inMessages('toServer', '51 taps are refused', (message) => [
    { ...message, taps: message.taps === 51 ? 52 : message.taps },
  ]),
  inMessages('toServer', 'every multiplier is taken', (message) => [
    { ...message, multiplier: numberOf(message.multiplier) > 1 ? 1 : message.multiplier },
  ]),
  inMessages(
    'toServer',
    "another player's batch is counted for the sender",
    (message, telegramId) => [
      { ...message, ...(message.tg_user_id !== undefined && { tg_user_id: telegramId }) },
    ],
  ),
  inMessages(
    'toServer',
    'unknown properties of a message are dropped',
    ({ unknown: _, ...message }) => [message],
  ),
  inMessages('toClient', 'acknowledgements lack the session', ({ session: _, ...message }) => [
    message,
  ]),
  inMessages('toClient', 'acknowledgements are one tap behind', (message) => [
    { ...message, total_taps: Math.max(0, numberOf(message.total_taps) - 1) },
  ]),
  inMessages('toClient', 'duplicates are not told apart', ({ duplicate: _, ...message }) => [
    message,
  ]),
  inMessages('toClient', 'everything is said to be applied', (message) => [
    message.type === 'taps' && message.duplicate !== true ? { ...message, applied: 51 } : message,
  ]),
  inMessages('toClient', 'no balance messages are sent', (message) =>
    message.type === 'balance' ? [] : [message],
  ),
  inMessages('toClient', 'messages carry a property of their own', (message) => [
    { ...message, time: 1 },
  ]),
  inMessages('toClient', 'refusals have a code of their own', (message) => [
    message.code === 'MULTIPLIER_NOT_REACHED' ? { ...message, code: 'NOPE' } : message,
  ]),
  {
    tag: 'live',
    title: 'binary frames and broken JSON are not answered',
    toClient: (text) => (text.includes('MALFORMED_JSON') ? [] : [text]),
  },
  {
    tag: 'live',
    title: 'frames may be larger than 4096 bytes',
    toServer: (text) => [text.trimEnd()],
  },
  {
    tag: 'live',
    title: 'bad init data closes with 1008',
    close: (code, reason) => ({ code: code === 4401 ? 1008 : code, reason }),
  },
  { tag: 'live', title: 'closings give no reason', close: (code) => ({ code, reason: '' }) },
  {
    tag: 'live',
    title: 'flooding closes with 1008',
    close: (code, reason) => ({ code: code === 4429 ? 1008 : code, reason }),
  },
  inAnswer('live', 'the balance lags behind the acknowledgements', /\/user\/taps\/me$/, (taps) => ({
    ...taps,
    total_taps: Math.max(0, numberOf(taps.total_taps) - 1),
  })),
];

/** Each message gets a session of its own on the way in, and its old one on the way out: nothing is a duplicate. */
function forgetfulSessions(): Mutant[] {
  const sessions = new Map<string, string>();
  let count = 0;
  const into = inMessages('toServer', 'batches that come again are counted again', (message) => {
    if (typeof message.session !== 'string' || !/^[\w-]{2,64}$/.test(message.session))
      return [message];
    count += 1;
    const session = `mutant-${count}-${process.pid}-${Date.now()}`;
    sessions.set(session, message.session);
    return [{ ...message, session }];
  });
  const out = inMessages('toClient', '', (message) => {
    const session = sessions.get(String(message.session));
    return [session === undefined ? message : { ...message, session }];
  });
  return [{ ...out, ...into, toClient: out.toClient ?? ((text) => [text]) }];
}
