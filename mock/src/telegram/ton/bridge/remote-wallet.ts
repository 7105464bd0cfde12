import { SessionCrypto } from '@tonconnect/protocol';
import type { TonWallet } from '../wallet/ton-wallet.ts';
import { RemoteSession, type SessionPersistence } from './remote-session.ts';

/**
 * Opens an app's connect link in the wallet and answers over the bridge. Stores an accepted connection in `memory`.
 * @param link `…?v=2&id=<app>&r=<request>`
 */
export async function openConnectLink(
  link: string,
  bridgeUrl: string,
  wallet: TonWallet,
  memory: SessionPersistence,
): Promise<RemoteSession> {
  const query = new URL(link).searchParams;
  const session = new RemoteSession(
    {
      bridgeUrl,
      appId: query.get('id') ?? '',
      keys: new SessionCrypto().stringifyKeypair(),
      lastEventId: '0',
      unanswered: null,
    },
    wallet,
    memory,
  );
  const response = await wallet.connect(JSON.parse(query.get('r') ?? ''));
  await session.post(response);
  if (response.event === 'connect_error') session.stop();
  else session.save();
  return session;
}
