import type { LocalServer } from '../../../http/listen-locally.ts';
import { startLocalServer } from '../local-server.ts';
import { type Chain, MessageRefused } from './chain.ts';
import { ChainRefusal, chainMethods, type Parameters } from './chain-methods.ts';

/** A request to the chain server. */
export type ChainCall = { method: string; given: Parameters; headers: Headers };

/**
 * A function that replaces a method and returns the `result` of the response.
 * @param respond a function that calls the original method
 * @throws A ChainRefusal to send an error response.
 * @throws A HangUp to close the connection without a response.
 */
export type ChainOverride = (given: Parameters, respond: (given: Parameters) => unknown) => unknown;

type Hooks = {
  /** Called with every request, before the method runs. */
  onCall?: (call: ChainCall) => void;
  /** The functions that replace methods, by the method's name. The map may change at any time. */
  overrides?: ReadonlyMap<string, ChainOverride>;
};

const root = '/api/v2/';

/**
 * Serves a chain with the API of TON Center. Responds with `{ok, result}` or `{ok: false, error, code}`. Requests have
 * these forms:
 * - `GET /api/v2/<method>?…`
 * - `POST /api/v2/<method>`, parameters as JSON
 * - `POST /api/v2/jsonRPC`, method and parameters as JSON
 */
export function startChainServer(
  chain: Chain,
  port = 0,
  { onCall, overrides }: Hooks = {},
): Promise<LocalServer> {
  return startLocalServer(port, async (request, address) => {
    const given = await readParameters(request, address);
    const isRpc = address.pathname === `${root}jsonRPC`;
    const method = isRpc ? String(given.method) : address.pathname.slice(root.length);
    const parameters = (isRpc ? (given.params as Parameters | undefined) : given) ?? {};
    onCall?.({ method, given: parameters, headers: request.headers });
    const { status, ...response } = await ask(chain, method, parameters, overrides?.get(method));
    return Response.json(isRpc ? { ...response, jsonrpc: '2.0', id: given.id } : response, {
      status,
    });
  });
}

async function ask(chain: Chain, method: string, given: Parameters, override?: ChainOverride) {
  const refusal = (code: number, error: string) => ({ status: code, ok: false, error, code });
  const respond = Object.hasOwn(chainMethods, method) ? chainMethods[method] : undefined;
  if (!respond) return refusal(404, `The chain does not know the method ${method}.`);
  try {
    const real = (parameters: Parameters) => respond(chain, parameters);
    return {
      status: 200,
      ok: true,
      result: await (override ? override(given, real) : real(given)),
    };
  } catch (error) {
    if (error instanceof MessageRefused) return refusal(500, error.message);
    if (error instanceof ChainRefusal) return refusal(error.code, error.message);
    throw error;
  }
}

async function readParameters(request: Request, address: URL): Promise<Parameters> {
  if (request.method === 'GET') return Object.fromEntries(address.searchParams);
  const parameters: unknown = await request.json().catch(() => undefined);
  return typeof parameters === 'object' ? { ...parameters } : {};
}
