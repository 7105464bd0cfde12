import type { LocalServer } from '../../../http/listen-locally.ts';
import { startLocalServer } from '../local-server.ts';
import { walletsList } from '../wallet/wallet-listing.ts';
import { eventStream } from './event-stream.ts';
import { MessageStore } from './message-store.ts';

export type WalletBridgeOptions = {
  port?: number;
  heartbeatMs?: number;
  now?: () => number;
};

const longestMs = 300_000;
const largestMessage = 65_536;

/**
 * Starts TON Connect's HTTP bridge on this machine, with these paths:
 * - `POST /bridge/message?client_id&to&ttl` sends an encrypted message from the sender `client_id` to the receiver `to`
 * - `GET /bridge/events?client_id&last_event_id` streams the messages for the receiver `client_id`
 * - `GET /connect` opens an app's connect link
 * - `GET /connect/links` streams connect links to the simulator's wallet
 * - `GET /wallets.json` returns a wallets list with only the simulator's wallet
 * @returns A server whose `url` ends in `/bridge`.
 */
export async function startWalletBridge(options: WalletBridgeOptions = {}): Promise<LocalServer> {
  const { port = 0, heartbeatMs = 5_000, now = Date.now } = options;
  const messages = new MessageStore(now);
  const links = new ConnectLinkQueue();
  const server = await startLocalServer(port, async (request, address) => {
    const { origin, pathname, searchParams } = address;
    switch (`${request.method} ${pathname}`) {
      case 'GET /bridge/events':
        return events(messages, searchParams, heartbeatMs);
      case 'POST /bridge/message':
        return post(messages, searchParams, await request.text());
      case 'GET /connect':
        return take(links, address);
      case 'GET /connect/links':
        return eventStream(heartbeatMs, (write) =>
          links.read((link) => write(`data: ${link}\n\n`)),
        );
      case 'GET /wallets.json':
        return Response.json(walletsList(`${origin}/bridge`));
      default:
        return refusal('No such path.', 404);
    }
  });
  return { ...server, url: `${server.url}/bridge` };
}

function post(messages: MessageStore, query: URLSearchParams, message: string): Response {
  const [from, to] = [query.get('client_id'), query.get('to')];
  const ttlMs = Number(query.get('ttl')) * 1000;
  if (!from || !to) return refusal('client_id and to are needed.');
  if (!(ttlMs > 0 && ttlMs <= longestMs)) return refusal('ttl must be 1 to 300 seconds.');
  if (message === '' || message.length > largestMessage) return refusal('Wrong size of message.');
  messages.add({ from, to, message, ttlMs, traceId: query.get('trace_id') });
  return Response.json({ message: 'OK', statusCode: 200 });
}

function events(messages: MessageStore, query: URLSearchParams, heartbeatMs: number): Response {
  const clients = query.get('client_id')?.split(',').filter(Boolean) ?? [];
  const last = query.get('last_event_id') ?? '0';
  if (clients.length === 0) return refusal('client_id is needed.');
  if (!/^\d+$/.test(last)) return refusal('last_event_id must be a whole number.');
  return eventStream(heartbeatMs, (write) =>
    messages.read(clients, Number(last), ({ id, from, message, traceId }) => {
      const data = JSON.stringify({ from, message, ...(traceId ? { trace_id: traceId } : {}) });
      write(`event: message\nid: ${id}\ndata: ${data}\n\n`);
    }),
  );
}

function take(links: ConnectLinkQueue, { href, searchParams }: URL): Response {
  if (!/^[0-9a-f]{64}$/.test(searchParams.get('id') ?? '')) return refusal('id is no public key.');
  if (!searchParams.get('r')?.startsWith('{')) return refusal('r is no connect request.');
  const page = links.open(href) ? pages.opened : pages.waiting;
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

// The page closes its own tab after an accepted link, so that the user sees the wallet's question in the simulator.
const pages = {
  opened: '<!doctype html><title>Wallet</title><p>The simulator asks.</p><script>close()</script>',
  waiting: '<!doctype html><title>Wallet</title><p>Open the simulator: the wallet asks there.</p>',
};

function refusal(message: string, statusCode = 400): Response {
  return Response.json({ message, statusCode }, { status: statusCode });
}

type Reader = (link: string) => void;

/** A queue that sends each connect link to the newest open wallet. A link waits while no wallet is open. */
export class ConnectLinkQueue {
  readonly #readers = new Set<Reader>();
  readonly #waiting: string[] = [];

  /** Adds a link. Returns true if a wallet received the link at once. */
  open(link: string): boolean {
    const reader = [...this.#readers].at(-1);
    if (reader) reader(link);
    else this.#waiting.push(link);
    return reader !== undefined;
  }

  /**
   * Calls `listener` for each waiting link. Also calls `listener` for each new link, as long as `listener` is the
   * newest listener.
   * @returns A function that removes `listener`.
   */
  read(listener: Reader): () => void {
    this.#readers.add(listener);
    for (const link of this.#waiting.splice(0)) listener(link);
    return () => this.#readers.delete(listener);
  }
}
