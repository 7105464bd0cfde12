import { taskWorker } from './analytics/analytics.ts';
import { NotChecked } from './broken-rule.ts';
import { type Check, checksOf } from './check.ts';
import { holds, summaryOf } from './expectations.ts';
import type { HttpResponse } from './http/response.ts';
import type { Kit } from './kit.ts';
import { upgrade } from './live/upgrade.ts';
import type { Part } from './target.ts';

const check = checksOf('setup');
const setup = { phase: 'setup' } as const;

/**
 * The checks that run first, one for each part of the server. If the check of a part fails, the kit does not make the
 * checks that need this part.
 */
export const setupChecks: Check[] = [
  check(
    "the server accepts init data that the bot's token signs",
    ['R201'],
    (kit) => blocking(kit, 'api', () => acceptsInitData(kit)),
    setup,
  ),
  check(
    'the live connection opens',
    ['R322'],
    (kit) => blocking(kit, 'live', () => opensLive(kit)),
    setup,
  ),
  check(
    'the analytics backend has its base path',
    ['R908'],
    (kit) => blocking(kit, 'analytics', () => servesWorker(kit)),
    setup,
  ),
];

async function acceptsInitData(kit: Kit): Promise<void> {
  const response = await kit.player().get('/level');
  const [bot] = kit.target.botToken.split(':');
  const hints: Record<string, string> = {
    INIT_DATA_SIGNATURE_INVALID: `Does the server have the token of the bot ${bot} that the kit signs with? See --bot-token`,
    INIT_DATA_EXPIRED: "Is the server's clock right?",
    INIT_DATA_FROM_FUTURE: "Is the server's clock right?",
    NOT_FOUND: `Is the product API at ${kit.target.addresses.api}? See --url`,
    REDIRECT: `It redirects to ${response.headers.location}. --url must be the address that responds`,
  };
  const hint = hints[response.code ?? kindOf(response)];
  // A server of files returns its start page for every path.
  holds(
    response.status === 200 && response.json !== undefined,
    `The first signed request, ${response.place}, must return 200 with JSON but returned ${summaryOf(response)}. ${hint ?? ''}`.trim(),
  );
}

/**
 * Guesses the fault in the API's address from the status of a response. Returns `OTHER` if the status does not suggest
 * such a fault.
 */
function kindOf({ status }: HttpResponse): 'REDIRECT' | 'NOT_FOUND' | 'OTHER' {
  if (status >= 300 && status < 400) return 'REDIRECT';
  return status === 200 || status === 404 ? 'NOT_FOUND' : 'OTHER';
}

async function opensLive(kit: Kit): Promise<void> {
  const { status, code } = await upgrade(kit, kit.player().initData);
  const response = `${status} ${code ?? ''}`.trim();
  holds(
    status === 101,
    `The upgrade at ${kit.target.addresses.live} returned ${response} instead of 101. See --live`,
  );
}

async function servesWorker(kit: Kit): Promise<void> {
  const { place, status, headers } = await taskWorker(kit);
  const type = headers['content-type'] ?? 'no media type';
  holds(
    status === 200 && type.includes('javascript'),
    `${place} of the analytics backend must return a script but returned ${status} with ${type}. --analytics must be its address with the base path, such as http://127.0.0.1:8080/analytics`,
  );
}

/** Runs the setup check of a part, and blocks the part if the check fails. */
async function blocking(kit: Kit, part: Part, run: () => Promise<void>): Promise<void> {
  const reason = kit.target.reasonAgainst(part);
  if (reason !== undefined) throw new NotChecked(reason);
  try {
    await run();
  } catch (error) {
    kit.target.block(part);
    // If `--only` selects no check of this part, a server that does not have the part yet is not a failure.
    if (part !== 'api' && !kit.target.selects(part)) throw new NotChecked((error as Error).message);
    throw error;
  }
}
