import {
  type AppRequest,
  Base64,
  hexToByteArray,
  type RpcMethod,
  SessionCrypto,
  type WalletMessage,
} from '@tonconnect/protocol';
import { readServerEvents } from './server-events.ts';
import type { WalletApp } from './wallet-app.ts';

/** A connection between an app and the wallet over a bridge. */
export interface RemoteSession {
  /** The owner ends it from within the wallet: the app is told. */
  leave: () => Promise<void>;
  /** The wallet stops listening, as a phone that is switched off: the app is told nothing. */
  stop: () => void;
  /** Settles when the wallet has stopped listening, with the reason where it is a fault. */
  ended: Promise<void>;
}

const messageTtlS = 300;

/**
 * Opens an app's connect link (`…?v=2&id=<app>&r=<request>`), answers the connect request over the
 * bridge at `bridgeUrl`, then every request that comes; a connection that was refused ends at once.
 * All of it is encrypted for the two alone.
 */
export async function openConnectLink(
  link: string,
  bridgeUrl: string,
  wallet: WalletApp,
): Promise<RemoteSession> {
  const query = new URL(link).searchParams;
  const appId = query.get('id') ?? '';
  const session = new SessionCrypto();
  const end = new AbortController();

  const post = async (message: WalletMessage) => {
    const sealed = session.encrypt(JSON.stringify(message), hexToByteArray(appId));
    const address = bridgeAddress(bridgeUrl, 'message', {
      client_id: session.sessionId,
      to: appId,
      ttl: String(messageTtlS),
    });
    await fetch(address, { method: 'POST', body: Base64.encode(sealed) });
  };
  const listen = async () => {
    const address = bridgeAddress(bridgeUrl, 'events', { client_id: session.sessionId });
    for await (const { event, data } of readServerEvents(address, end.signal)) {
      if (event === 'heartbeat') continue;
      const { from, message } = JSON.parse(data);
      if (from !== appId) continue;
      const sealed = Base64.decode(message).toUint8Array();
      const request: AppRequest<RpcMethod> = JSON.parse(
        session.decrypt(sealed, hexToByteArray(from)),
      );
      await post(await wallet.answer(request));
      if (request.method === 'disconnect') return end.abort();
    }
  };

  const ended = listen().catch((error: unknown) => {
    if (!end.signal.aborted) throw error;
  });
  const answer = await wallet.connect(JSON.parse(query.get('r') ?? ''));
  await post(answer);
  if (answer.event === 'connect_error') end.abort();
  const leave = async () => {
    await post(wallet.leave());
    end.abort();
  };
  return { leave, stop: () => end.abort(), ended };
}

function bridgeAddress(bridge: string, path: string, query: Record<string, string>): URL {
  return new URL(`${bridge}/${path}?${new URLSearchParams(query)}`);
}
