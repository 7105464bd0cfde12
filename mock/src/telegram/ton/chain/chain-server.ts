import type { LocalServer } from '../../../http/listen-locally.ts';
import { startLocalServer } from '../local-server.ts';
import { type Chain, MessageRefused } from './chain.ts';
import { BadQuestion, chainMethods, type Parameters } from './chain-methods.ts';

const root = '/api/v2/';

/**
 * Serves a chain as TON Center does: `GET /api/v2/<method>?…`, `POST` with the same as JSON, and both at `POST
 * /api/v2/jsonRPC`. Responds with `{ok, result}` or `{ok: false, error, code}`.
 */
export function startChainServer(chain: Chain, port = 0): Promise<LocalServer> {
  return startLocalServer(port, async (request, address) => {
    const given = await readParameters(request, address);
    const isRpc = address.pathname === `${root}jsonRPC`;
    const method = isRpc ? String(given.method) : address.pathname.slice(root.length);
    const parameters = isRpc ? (given.params as Parameters) : given;
    const { status, ...answer } = ask(chain, method, parameters);
    return Response.json(isRpc ? { ...answer, jsonrpc: '2.0', id: given.id } : answer, { status });
  });
}

function ask(chain: Chain, method: string, parameters: Parameters) {
  const refusal = (code: number, error: string) => ({ status: code, ok: false, error, code });
  const answer = Object.hasOwn(chainMethods, method) ? chainMethods[method] : undefined;
  if (!answer) return refusal(404, `The chain does not know the method ${method}.`);
  try {
    return { status: 200, ok: true, result: answer(chain, parameters ?? {}) };
  } catch (error) {
    if (error instanceof MessageRefused) return refusal(500, error.message);
    if (error instanceof BadQuestion) return refusal(422, error.message);
    throw error;
  }
}

async function readParameters(request: Request, address: URL): Promise<Parameters> {
  if (request.method === 'GET') return Object.fromEntries(address.searchParams);
  const parameters: unknown = await request.json().catch(() => undefined);
  return typeof parameters === 'object' ? { ...parameters } : {};
}
