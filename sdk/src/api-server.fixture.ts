import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type ClientConfig, configureClient } from './client.ts';

/** How the server treats one request; the last given answer repeats. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/**
 * A real server on this host that gives the answers one after the other, and the client pointed at it
 * with pauses that are noted instead of waited for.
 */
export async function startApi(answers: readonly Answer[], change: Partial<ClientConfig> = {}) {
  const requests: IncomingMessage[] = [];
  const pauses: number[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const answer = answers[Math.min(requests.push(request), answers.length) - 1];
    request.on('end', () => answer?.(response, request));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const sleep = async (ms: number) => {
    pauses.push(ms);
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  configureClient({
    baseUrl,
    initData: () => 'user=1&hash=ab',
    fetch: (...call) => fetch(...call),
    timeoutMs: 5_000,
    sleep,
    ...change,
  });
  return { requests, pauses, baseUrl };
}

/** Answers JSON with a status. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Answers a problem of the catalogue. */
export function problem(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Answer {
  const body = {
    type: '/docs',
    title: code,
    status,
    code,
    detail: `It is ${code}.`,
    instance: 'r-1',
  };
  return json(status, body, { 'Content-Type': 'application/problem+json', ...headers });
}
