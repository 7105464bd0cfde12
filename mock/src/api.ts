import { Problem } from '@bold/sdk/contract';
import { type HttpHandler, http } from 'msw';
import type { Backend } from './backend.ts';
import { drawFault, networkFailure, pause, provokedProblem } from './faults/faults.ts';
import { problemText, type TextReply, toResponse } from './http/reply.ts';
import { apiPath, type FetchRequest } from './http/request-input.ts';
import { allowedMethods, isKnown, route } from './http/route.ts';
import { serveOperation } from './serve-operation.ts';

const failure: TextReply = { status: 0, headers: {}, body: '' };

/**
 * Creates one MSW handler for everything under `/api` of the page's origin, and for the paths of the contract under
 * `/api` of any origin.
 * @param basePath the folder that contains `/api`, without a trailing slash; by default any folder
 */
export function apiHandler(backend: Backend, basePath?: string): HttpHandler {
  const reply = apiReplies(backend);
  return http.all('*/api/*', async ({ request }) => {
    const url = new URL(request.url);
    // Without a response, MSW sends the request to the network.
    if (basePath !== undefined && !url.pathname.startsWith(`${basePath}/api/`)) return undefined;
    // The folder may itself have the name api.
    url.pathname = url.pathname.slice(basePath?.length);
    // Another service, such as Sentry, may also have its API under /api.
    if (isOnOtherOrigin(url) && !isKnown(apiPath({ url: url.href }))) return undefined;
    const { method, headers } = request;
    const arrayBuffer = () => request.arrayBuffer();
    return toResponse(await reply({ method, url: url.href, headers, arrayBuffer }));
  });
}

/** Returns true if the page has another origin. Without a page, such as in Node, every origin may be the API's. */
function isOnOtherOrigin({ origin }: URL): boolean {
  return 'location' in globalThis && origin !== location.origin;
}

export function apiReplies(backend: Backend): (request: FetchRequest) => Promise<TextReply> {
  return async (request) => {
    const begun = performance.now();
    const { signal } = backend.worldEnd;
    const { method, url } = request;
    const path = apiPath(request);
    let operationId: string | null = null;
    const reply = await orProblem(async () => {
      if (method === 'OPTIONS')
        return { status: 204, headers: { Allow: allowedMethods(path) }, body: '' };
      const operation = route(method, path);
      operationId = operation.id;
      if (await failsOnPurpose(backend, operation.id)) return failure;
      signal.throwIfAborted();
      const body = JSON.stringify(await serveOperation(backend, operation, request));
      if (body === undefined) throw new Error(`The handler of ${operation.id} returned nothing.`);
      const headers = {
        'Content-Type': 'application/json',
        'Cache-Control': operation.cacheControl,
      };
      return { status: operation.response.status, headers, body };
    });
    // After an error, a client would retry the call in the new world.
    if (signal.aborted) return new Promise<never>(() => {});
    backend.onChange();
    backend.onCall({
      operationId,
      method,
      path: path + new URL(url).search,
      status: reply.status,
      ms: performance.now() - begun,
    });
    return reply;
  };
}

/**
 * Waits for the configured latency, and then until no hold delays the call. Then decides whether the call fails.
 * @returns True if the call fails without a response, false if the call does not fail.
 * @throws A `Problem` if the call fails with a response.
 * @throws `SERVICE_UNAVAILABLE` if a new world has replaced the call's world.
 */
async function failsOnPurpose(
  { conditions, holds, worldEnd: { signal } }: Backend,
  operationId: string,
): Promise<boolean> {
  const { latencyMs } = conditions.controls;
  if (latencyMs > 0) await pause(latencyMs);
  await holds.wait(operationId);
  signal.throwIfAborted();
  const fault = drawFault(conditions, operationId);
  if (fault && fault !== networkFailure) throw provokedProblem(fault);
  return fault === networkFailure;
}

/** Returns the reply of `work`. Converts a thrown `Problem` to a reply, and any other error to INTERNAL_ERROR. */
export async function orProblem(work: () => Promise<TextReply>): Promise<TextReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return problemText(error);
    console.error(error);
    return problemText(new Problem('INTERNAL_ERROR'));
  }
}
