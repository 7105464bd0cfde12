import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import type { LiveServerMessage } from '@bold/sdk';
import { type InitData, signInitData } from './telegram/launch/init-data.ts';

const origin = 'http://localhost';

/** Returns signed init data for the user `id`. Each field in `change` replaces the default value of the field. */
export async function signedData(
  id: number,
  change: Partial<InitData> = {},
  token = development.bot_token,
): Promise<string> {
  const user = { id, first_name: `First${id}`, username: `user_${id}` };
  return signInitData({ user, auth_date: Math.floor(Date.now() / 1_000), ...change }, token);
}

type MockResponse = {
  status: number;
  headers: Headers;
  json: Record<string, unknown> & unknown[];
};

export type TestPlayer = {
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: HeadersInit,
  ) => Promise<MockResponse>;
  get: (path: string) => Promise<MockResponse>;
  connect: () => Promise<TestSocket>;
  telegramId: number;
};

type TestSocket = {
  send: (message: unknown) => void;
  next: () => Promise<LiveServerMessage>;
  closed: Promise<CloseEvent>;
};

export async function startPlayer(
  telegramId: number,
  change?: Partial<InitData>,
): Promise<TestPlayer> {
  const raw = await signedData(telegramId, change);
  const call: TestPlayer['call'] = async (method, path, body, headers = {}) => {
    const isJson = body !== undefined;
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        Authorization: `tma ${raw}`,
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(isJson && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  return { call, get: (path) => call('GET', path), connect: () => connect(raw), telegramId };
}

/** Opens a live connection with the init data `raw`, by default to the mock of this test file. */
export async function connect(
  raw: string,
  address = 'ws://localhost/api/live',
): Promise<TestSocket> {
  const socket = new WebSocket(`${address}?tg_auth=${encodeURIComponent(raw)}`);
  const received: LiveServerMessage[] = [];
  const waiting: ((message: LiveServerMessage) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: LiveServerMessage = JSON.parse(String(data));
    const next = waiting.shift();
    if (next) next(message);
    else received.push(message);
  });
  const closed = new Promise<CloseEvent>((resolve) => {
    socket.addEventListener('close', resolve, { once: true });
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () => {
      const message = received.shift();
      return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
    },
    closed,
  };
}
