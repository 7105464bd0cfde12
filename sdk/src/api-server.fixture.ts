import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type ClientChange, configureClient } from './client.ts';

export type Responder = (response: ServerResponse, request: IncomingMessage) => void;

/**
 * Starts a real server and configures the client for it. The client does not wait before a retry, but adds the waiting
 * time in milliseconds to `pauses` in the result.
 * @param responders One responder for each request. The last one also responds to all later requests.
 */
export async function startApi(responders: readonly Responder[], change: ClientChange = {}) {
  const requests: IncomingMessage[] = [];
  const pauses: number[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const respond = responders[Math.min(requests.push(request), responders.length) - 1];
    request.on('end', () => respond?.(response, request));
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

export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Responder {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

export function problem(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Responder {
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
