import {
  type AppRequest,
  Base64,
  hexToByteArray,
  type KeyPair,
  type RpcMethod,
  SEND_TRANSACTION_ERROR_CODES,
  SessionCrypto,
  type WalletMessage,
} from '@tonconnect/protocol';
import type { TonWallet } from '../wallet/ton-wallet.ts';
import { readServerEvents, type ServerEvent } from './server-events.ts';

/** The state from which a restarted wallet resumes a connection. */
export type StoredSession = {
  bridgeUrl: string;
  /** The app's public key in this connection. */
  appId: string;
  keys: KeyPair;
  /** The id of the last message that was read from the bridge. */
  lastEventId: string;
  /** The id of a request that was read but has no answer yet. Null if there is no such request. */
  unanswered: string | null;
};

export type SessionPersistence = {
  save: (session: StoredSession) => void;
  remove: (session: StoredSession) => void;
};

const messageTtlS = 300;
/** The default pause before a broken connection to the bridge is opened again, in milliseconds. */
const reopenMs = 1_000;

/**
 * An encrypted connection over a bridge. The connection is opened again when it breaks, and a resumed connection first
 * declines its unanswered request.
 */
export class RemoteSession {
  /** Resolves when the wallet or the app has ended the connection. */
  readonly ended: Promise<void>;
  #session: StoredSession;
  #isOver = false;
  readonly #end = new AbortController();
  readonly #crypto: SessionCrypto;
  readonly #wallet: TonWallet;
  readonly #persistence: SessionPersistence;

  constructor(
    session: StoredSession,
    wallet: TonWallet,
    persistence: SessionPersistence,
    pauseMs = reopenMs,
  ) {
    this.#session = session;
    this.#crypto = new SessionCrypto(session.keys);
    this.#wallet = wallet;
    this.#persistence = persistence;
    this.ended = this.#stayOpen(pauseMs);
  }

  /** Stores the connection, unless it has ended. Later changes are stored automatically. */
  save(): void {
    if (!this.#isOver) this.#persistence.save(this.#session);
  }

  /** Encrypts a message and sends it to the app. */
  async post(message: WalletMessage): Promise<void> {
    const { appId, keys } = this.#session;
    const sealed = this.#crypto.encrypt(JSON.stringify(message), hexToByteArray(appId));
    const query = { client_id: keys.publicKey, to: appId, ttl: String(messageTtlS) };
    await fetch(this.#address('message', query), { method: 'POST', body: Base64.encode(sealed) });
  }

  /** Ends the connection and sends the app a disconnect event. */
  async disconnect(): Promise<void> {
    this.#over();
    try {
      await this.post(this.#wallet.disconnectEvent());
    } finally {
      this.stop();
    }
  }

  /** Stops reading messages, as if the wallet's device was switched off. Sends the app no message. */
  stop(): void {
    this.#end.abort();
  }

  async #stayOpen(pauseMs: number): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      await this.#listen().catch((error: unknown) => {
        if (!signal.aborted) console.warn('The connection to the bridge broke.', error);
      });
      if (!signal.aborted) await pause(pauseMs, signal);
    }
  }

  async #listen(): Promise<void> {
    if (this.#session.unanswered !== null) await this.#decline(this.#session.unanswered);
    const { keys, lastEventId: last_event_id } = this.#session;
    const address = this.#address('events', { client_id: keys.publicKey, last_event_id });
    for await (const event of readServerEvents(address, this.#end.signal)) {
      if (event.event !== 'heartbeat') await this.#receive(event);
      // More events may have arrived before the end.
      if (this.#end.signal.aborted) return;
    }
  }

  async #receive({ id, data }: ServerEvent): Promise<void> {
    const request = this.#read(data);
    // The request is stored before the wallet responds: a payment must not be made twice if the wallet is restarted in
    // between.
    this.#update({
      lastEventId: id ?? this.#session.lastEventId,
      unanswered: request?.id ?? null,
    });
    if (!request) return;
    const isEnd = request.method === 'disconnect';
    if (isEnd) this.#over();
    try {
      await this.post(await this.#wallet.respond(request));
    } finally {
      if (isEnd) this.stop();
    }
    this.#update({ unanswered: null });
  }

  /** Decrypts a request of the app. Returns undefined if the message is unreadable or comes from another sender. */
  #read(data: string): AppRequest<RpcMethod> | undefined {
    try {
      const { from, message } = JSON.parse(data);
      if (from !== this.#session.appId) return undefined;
      const sealed = Base64.decode(message).toUint8Array();
      return JSON.parse(this.#crypto.decrypt(sealed, hexToByteArray(from)));
    } catch (error) {
      console.warn('The wallet cannot read a message of the bridge.', error);
      return undefined;
    }
  }

  async #decline(id: string): Promise<void> {
    const message = 'The wallet was closed before its owner answered.';
    await this.post({
      id,
      error: { code: SEND_TRANSACTION_ERROR_CODES.USER_REJECTS_ERROR, message },
    });
    this.#update({ unanswered: null });
  }

  #update(change: Partial<StoredSession>): void {
    this.#session = { ...this.#session, ...change };
    this.save();
  }

  #over(): void {
    this.#isOver = true;
    this.#persistence.remove(this.#session);
  }

  #address(path: string, query: Record<string, string>): URL {
    return new URL(`${this.#session.bridgeUrl}/${path}?${new URLSearchParams(query)}`);
  }
}

/** Resolves after `ms` milliseconds, or when `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
