import {
  type AppRequest,
  type ConnectEvent,
  type ConnectItem,
  type ConnectItemReply,
  type ConnectRequest,
  CONNECT_EVENT_ERROR_CODES as connectErrors,
  type DisconnectEvent,
  type RpcMethod,
  type WalletResponse,
} from '@tonconnect/protocol';
import type { Transfer } from '../chain/transfer.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { respondToTransfer, type TransferOptions } from './respond-to-transfer.ts';
import { addressItem, proofItem } from './wallet-items.ts';
import { walletDevice } from './wallet-listing.ts';

export type WalletPrompt =
  | { type: 'connect'; manifest: Manifest; asksProof: boolean }
  | { type: 'transfer'; transfer: Transfer };

type TonWalletOptions = Omit<TransferOptions, 'inTurn'> & {
  /** Resolves with true if the owner accepts the connection or the transfer. */
  decide: (prompt: WalletPrompt) => Promise<boolean>;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
};

/** A wallet that responds to an app's TON Connect requests over any transport. */
export class TonWallet {
  readonly #options: TonWalletOptions;
  #lastEventId: number;
  /** Resolves when no transfer is on its way to the network. */
  #sent: Promise<unknown> = Promise.resolve();

  constructor(options: TonWalletOptions) {
    this.#options = options;
    // Apps require that event ids grow, even after a restart of the wallet, so they start at the current time.
    this.#lastEventId = options.now();
  }

  /**
   * Asks the owner whether to connect.
   * @returns The connect event, or an error event if the owner declines or the manifest is invalid.
   */
  async connect({ manifestUrl, items }: ConnectRequest): Promise<ConnectEvent> {
    const manifest = await readManifest(manifestUrl);
    if (manifest === 'not found') {
      return this.refuse(connectErrors.MANIFEST_NOT_FOUND_ERROR, 'The manifest was not found.');
    }
    if (manifest === 'content') {
      return this.refuse(connectErrors.MANIFEST_CONTENT_ERROR, 'The manifest is incomplete.');
    }
    const asksProof = items.some(({ name }) => name === 'ton_proof');
    if (!(await this.#options.decide({ type: 'connect', manifest, asksProof }))) {
      return this.refuse(connectErrors.USER_REJECTS_ERROR, 'The owner declined to connect.');
    }
    return this.#connected(items.map((item) => this.#reply(item, manifest)));
  }

  /** Returns the connect event for an app that is already connected. Does not ask the owner or send a proof. */
  reconnect(): ConnectEvent {
    return this.#connected([addressItem(this.#options.wallet)]);
  }

  refuse(code: connectErrors, message: string): ConnectEvent {
    return { event: 'connect_error', id: this.#nextEventId(), payload: { code, message } };
  }

  disconnectEvent(): DisconnectEvent {
    return { event: 'disconnect', id: this.#nextEventId(), payload: {} };
  }

  /** Handles `sendTransaction` and `disconnect`. Returns an error for any other method. */
  async respond(request: AppRequest<RpcMethod>): Promise<WalletResponse<RpcMethod>> {
    const { id, method } = request;
    switch (method) {
      case 'sendTransaction':
        return respondToTransfer(request, {
          ...this.#options,
          inTurn: (send) => this.#inTurn(send),
        });
      case 'disconnect':
        return { id, result: {} };
      default:
        return { id, error: { code: 400, message: `The wallet cannot do ${method}.` } };
    }
  }

  /** Runs `send` after all earlier calls have ended. Otherwise two transfers could have the same seqno. */
  #inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
    const result = this.#sent.then(send);
    this.#sent = result.catch(() => {});
    return result;
  }

  #reply(item: ConnectItem, manifest: Manifest): ConnectItemReply {
    const { wallet, now } = this.#options;
    if (item.name === 'ton_addr') return addressItem(wallet);
    const { hostname: domain } = new URL(manifest.url);
    const timestamp = Math.floor(now() / 1000);
    return proofItem(wallet, { domain, payload: item.payload, timestamp });
  }

  #connected(items: ConnectItemReply[]): ConnectEvent {
    return { event: 'connect', id: this.#nextEventId(), payload: { items, device: walletDevice } };
  }

  #nextEventId(): number {
    this.#lastEventId += 1;
    return this.#lastEventId;
  }
}
