import { type Check, checksOf } from '../check.ts';
import { holds } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import { candidates, unstorable } from './candidates.ts';
import { beyondDouble, jsonOf } from './json-of.ts';
import { type Place, placesOf, withValue } from './places.ts';

const schema = { $ref: '#/components/schemas/TapsMessage' };

export const liveKeywordChecks: Check[] = [
  checksOf('live')(
    'the live connection accepts and refuses messages exactly as TapsMessage does',
    ['R331'],
    async (kit) => {
      const places = placesOf(kit.documents.api.document, schema);
      await Promise.all([{ names: [], schema }, ...places].map((place) => tryPlace(kit, place)));
    },
  ),
];

async function tryPlace(kit: Kit, place: Pick<Place, 'names' | 'schema'>): Promise<void> {
  const { validate } = kit.documents.api;
  // Not the same player for all fields: the messages would exceed the rate limit.
  const player = await playerWithTaps(kit);
  const session = new Session(player);
  for (const value of valuesAt(kit, place, session.batch(1))) {
    const message = withValue(session.batch(1), place.names, value);
    const sent = jsonOf(message);
    const isGood = validate(schema, JSON.parse(sent)).length === 0;
    // Skips ids of other players: the server closes the connection for them.
    if (isGood && place.names[0] === 'tg_user_id' && value !== player.telegramId) continue;
    await kit.attempt(async (attempt) => {
      const socket = await attempt.live(player);
      const { code, type } = await socket.ask(sent);
      // The contract allows MALFORMED_JSON for U+0000, even if the schema accepts the text, and for such a number.
      const mayBeMalformed = sent.includes(unstorable) || sent.includes(beyondDouble);
      const isMalformed = mayBeMalformed && code === 'MALFORMED_JSON';
      const isRefused = code === 'VALIDATION_FAILED' || (isMalformed && !isGood);
      const must = isGood ? 'accept' : 'refuse';
      holds(isRefused !== isGood, `The live connection must ${must} ${sent}: ${code ?? type}`);
      await socket.close();
    });
  }
}

/**
 * Returns the values to test for the field at `names`, or for the whole message if `names` is empty. `undefined` stands
 * for a missing field.
 */
function valuesAt(kit: Kit, { names, schema }: Pick<Place, 'names' | 'schema'>, good: object) {
  const fits = (value: unknown) => kit.documents.api.validate(schema, value).length === 0;
  const [name] = names;
  if (name === undefined) return [null, true, 7, 'text', [], {}, { ...good, unknown: 1 }];
  const example = Reflect.get(good, name);
  return [example, undefined, ...candidates(schema, fits, example).map(({ value }) => value)];
}
