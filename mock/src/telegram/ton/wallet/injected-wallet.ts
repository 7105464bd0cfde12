import {
  type AppRequest,
  type ConnectEvent,
  type ConnectRequest,
  CONNECT_EVENT_ERROR_CODES as connectErrors,
  type RpcMethod,
  type WalletEvent,
  type WalletResponse,
} from '@tonconnect/protocol';
import type { TonWallet } from './ton-wallet.ts';
import { walletDevice, walletInfo } from './wallet-listing.ts';

/** A store for one flag: true if the app is connected. The flag survives a reload of the page. */
type ConnectionMemory = {
  isConnected: () => boolean;
  store: (connected: boolean) => void;
};

/** TON Connect's JavaScript bridge, which a wallet offers to an app at `window.<key>.tonconnect`. */
type InjectedBridge = {
  deviceInfo: typeof walletDevice;
  walletInfo: typeof walletInfo;
  protocolVersion: number;
  isWalletBrowser: boolean;
  connect: (protocolVersion: number, request: ConnectRequest) => Promise<ConnectEvent>;
  restoreConnection: () => Promise<ConnectEvent>;
  send: (request: AppRequest<RpcMethod>) => Promise<WalletResponse<RpcMethod>>;
  listen: (listener: (event: WalletEvent) => void) => () => void;
  disconnect: () => void;
};

export type InjectedWallet = {
  tonconnect: InjectedBridge;
  /** Ends the connection, as the owner does in the wallet. */
  disconnect: () => Promise<void>;
};

/**
 * Returns the wallet for an app's window. Calls `load` only when the app uses the wallet.
 * @param isWalletBrowser true if the page acts as the wallet's own browser
 */
export function injectWallet(
  load: () => Promise<TonWallet>,
  memory: ConnectionMemory,
  isWalletBrowser = false,
): InjectedWallet {
  const listeners = new Set<(event: WalletEvent) => void>();
  const tonconnect: InjectedBridge = {
    deviceInfo: walletDevice,
    walletInfo,
    protocolVersion: 2,
    isWalletBrowser,
    connect: async (protocolVersion, request) => {
      if (protocolVersion > 2) {
        return (await load()).refuse(
          connectErrors.BAD_REQUEST_ERROR,
          'Unknown version of the protocol.',
        );
      }
      const event = await (await load()).connect(request);
      memory.store(event.event === 'connect');
      return event;
    },
    restoreConnection: async () => {
      const wallet = await load();
      return memory.isConnected()
        ? wallet.reconnect()
        : wallet.refuse(connectErrors.UNKNOWN_APP_ERROR, 'The app is not connected.');
    },
    send: async (request) => {
      if (!memory.isConnected()) {
        return { id: request.id, error: { code: 100, message: 'The app is not connected.' } };
      }
      if (request.method === 'disconnect') memory.store(false);
      return (await load()).respond(request);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    disconnect: () => memory.store(false),
  };
  const disconnect = async () => {
    memory.store(false);
    const event = (await load()).disconnectEvent();
    for (const listener of [...listeners]) listener(event);
  };
  return { tonconnect, disconnect };
}
