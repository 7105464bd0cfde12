import type { ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';

/** Sends the Bot API's response: `{ok: true, result}`, or `{ok: false, error_code, description}`. */
export async function answer(response: ServerResponse, work: () => unknown): Promise<void> {
  const { status, body } = await outcome(work);
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function outcome(work: () => unknown): Promise<{ status: number; body: object }> {
  try {
    return { status: 200, body: { ok: true, result: await work() } };
  } catch (error) {
    const { code, message } = error instanceof ApiError ? error : new ApiError(500);
    if (!(error instanceof ApiError)) process.stderr.write(`The Bot API stand-in: ${error}\n`);
    return { status: code, body: { ok: false, error_code: code, description: message } };
  }
}
