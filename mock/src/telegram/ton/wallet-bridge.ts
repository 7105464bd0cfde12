import { type LocalServer, startLocalServer } from './local-server.ts';
import { Mailbox } from './mailbox.ts';

export interface WalletBridgeOptions {
  port?: number;
  heartbeatMs?: number;
  now?: () => number;
}

const longestMs = 300_000;
const largestMessage = 65_536;

/**
 * TON Connect's HTTP bridge on this machine: `POST /bridge/message?client_id&to&ttl` leaves a message,
 * `GET /bridge/events?client_id&last_event_id` streams them as server-sent events, with a heartbeat.
 * The bridge reads none of them: they are encrypted between app and wallet. `url` ends in `/bridge`.
 */
export async function startWalletBridge(options: WalletBridgeOptions = {}): Promise<LocalServer> {
  const { port = 0, heartbeatMs = 5_000, now = Date.now } = options;
  const mailbox = new Mailbox(now);
  const server = await startLocalServer(port, async (request, { pathname, searchParams }) => {
    switch (`${request.method} ${pathname}`) {
      case 'GET /bridge/events':
        return events(mailbox, searchParams, heartbeatMs);
      case 'POST /bridge/message':
        return leave(mailbox, searchParams, await request.text());
      default:
        return refusal('No such path.', 404);
    }
  });
  return { ...server, url: `${server.url}/bridge` };
}

function leave(mailbox: Mailbox, query: URLSearchParams, message: string): Response {
  const [from, to] = [query.get('client_id'), query.get('to')];
  const ttlMs = Number(query.get('ttl')) * 1000;
  if (!from || !to) return refusal('client_id and to are needed.');
  if (!(ttlMs > 0 && ttlMs <= longestMs)) return refusal('ttl must be 1 to 300 seconds.');
  if (message === '' || message.length > largestMessage) return refusal('Wrong size of message.');
  mailbox.leave({ from, to, message, ttlMs, traceId: query.get('trace_id') });
  return Response.json({ message: 'OK', statusCode: 200 });
}

function events(mailbox: Mailbox, query: URLSearchParams, heartbeatMs: number): Response {
  const clients = query.get('client_id')?.split(',').filter(Boolean) ?? [];
  const last = query.get('last_event_id') ?? '0';
  if (clients.length === 0) return refusal('client_id is needed.');
  if (!/^\d+$/.test(last)) return refusal('last_event_id must be a whole number.');
  const text = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (words: string) => stream.enqueue(text.encode(words));
      const beat = setInterval(() => write('event: heartbeat\ndata: heartbeat\n\n'), heartbeatMs);
      // A first line at once, so that a reader knows that the stream stands.
      write(': open\n\n');
      const leaveOff = mailbox.read(clients, Number(last), ({ id, from, message, traceId }) => {
        const data = JSON.stringify({ from, message, ...(traceId ? { trace_id: traceId } : {}) });
        write(`event: message\nid: ${id}\ndata: ${data}\n\n`);
      });
      stop = () => {
        clearInterval(beat);
        leaveOff();
      };
    },
    cancel: () => stop(),
  });
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' };
  return new Response(body, { headers });
}

function refusal(message: string, statusCode = 400): Response {
  return Response.json({ message, statusCode }, { status: statusCode });
}
