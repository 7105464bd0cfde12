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
import { readServerEvents, type ServerEvent } from './server-events.ts';
import type { WalletApp } from './wallet-app.ts';

/** What the wallet keeps of a connection, to take it up again after it was closed. */
export interface StoredSession {
  bridgeUrl: string;
  /** The app's public key; the wallet's own is the connection's name. */
  appId: string;
  keys: KeyPair;
  /** The bridge's message that was read last. */
  lastEventId: string;
  /** The app's request that was read and not answered yet, if there is one. */
  unanswered: string | null;
}

/** Where the wallet keeps its connections; one that ended is forgotten. */
export interface SessionPersistence {
  keep: (session: StoredSession) => void;
  forget: (session: StoredSession) => void;
}

const messageTtlS = 300;

/**
 * A connection between an app and the wallet over a bridge, encrypted for the two alone: every request
 * that comes is read once and answered. Made of what was kept, it goes on where it was: what the app
 * said meanwhile is read now, and a request whose answer was lost is declined, never carried out twice.
 */
export class RemoteSession {
  /** Settles when the wallet has stopped listening, with the reason where it is a fault. */
  readonly ended: Promise<void>;
  #kept: StoredSession;
  #isOver = false;
  readonly #end = new AbortController();
  readonly #crypto: SessionCrypto;
  readonly #wallet: WalletApp;
  readonly #memory: SessionPersistence;

  constructor(kept: StoredSession, wallet: WalletApp, memory: SessionPersistence) {
    this.#kept = kept;
    this.#crypto = new SessionCrypto(kept.keys);
    this.#wallet = wallet;
    this.#memory = memory;
    this.ended = this.#listen().catch((error: unknown) => {
      if (!this.#end.signal.aborted) throw error;
    });
  }

  /** Keeps the connection from now on. */
  keep(): void {
    if (!this.#isOver) this.#memory.keep(this.#kept);
  }

  /** Sends the app a message. */
  async post(message: WalletMessage): Promise<void> {
    const { appId, keys } = this.#kept;
    const sealed = this.#crypto.encrypt(JSON.stringify(message), hexToByteArray(appId));
    const query = { client_id: keys.publicKey, to: appId, ttl: String(messageTtlS) };
    await fetch(this.#address('message', query), { method: 'POST', body: Base64.encode(sealed) });
  }

  /** The owner ends it from within the wallet: the app is told. */
  async leave(): Promise<void> {
    this.#over();
    await this.post(this.#wallet.leave());
    this.stop();
  }

  /** The wallet stops listening, as a phone that is switched off: the app is told nothing. */
  stop(): void {
    this.#end.abort();
  }

  async #listen(): Promise<void> {
    if (this.#kept.unanswered !== null) await this.#decline(this.#kept.unanswered);
    const { keys, lastEventId: last_event_id } = this.#kept;
    const address = this.#address('events', { client_id: keys.publicKey, last_event_id });
    for await (const event of readServerEvents(address, this.#end.signal)) {
      if (event.event !== 'heartbeat') await this.#hear(event);
    }
  }

  async #hear({ id, data }: ServerEvent): Promise<void> {
    const { from, message } = JSON.parse(data);
    if (from !== this.#kept.appId) return;
    const sealed = Base64.decode(message).toUint8Array();
    const request: AppRequest<RpcMethod> = JSON.parse(
      this.#crypto.decrypt(sealed, hexToByteArray(from)),
    );
    // Before it is answered: money that is asked for once must not be paid twice.
    this.#note({ lastEventId: id ?? this.#kept.lastEventId, unanswered: request.id });
    if (request.method === 'disconnect') this.#over();
    await this.post(await this.#wallet.answer(request));
    if (request.method === 'disconnect') return this.stop();
    this.#note({ unanswered: null });
  }

  async #decline(id: string): Promise<void> {
    const message = 'The wallet was closed before its owner answered.';
    await this.post({
      id,
      error: { code: SEND_TRANSACTION_ERROR_CODES.USER_REJECTS_ERROR, message },
    });
    this.#note({ unanswered: null });
  }

  #note(change: Partial<StoredSession>): void {
    this.#kept = { ...this.#kept, ...change };
    this.keep();
  }

  #over(): void {
    this.#isOver = true;
    this.#memory.forget(this.#kept);
  }

  #address(path: string, query: Record<string, string>): URL {
    return new URL(`${this.#kept.bridgeUrl}/${path}?${new URLSearchParams(query)}`);
  }
}
