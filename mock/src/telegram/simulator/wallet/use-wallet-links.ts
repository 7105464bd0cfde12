import { type RefObject, useEffect, useState } from 'react';
import { parseMessage } from '../../host/host.ts';
import { persistSessions } from '../../ton/bridge/persist-sessions.ts';
import type { RemoteSession } from '../../ton/bridge/remote-session.ts';
import type { TonWallet } from '../../ton/wallet/ton-wallet.ts';

type WalletLinks = {
  connected: boolean;
  /** Disconnects all apps and notifies each app. */
  disconnect: () => void;
};

/**
 * Opens connect links in the owner's wallet when the bridge or the app sends them. After a reload of the page, resumes
 * the stored connections.
 * @param bridge the port of the bridge, or an empty text to do nothing
 */
export function useWalletLinks(
  load: () => Promise<TonWallet>,
  owner: string,
  bridge: string,
  frame: RefObject<HTMLIFrameElement | null>,
): WalletLinks {
  const [sessions, setSessions] = useState<RemoteSession[]>([]);
  useEffect(() => {
    if (!bridge) return;
    const url = `http://127.0.0.1:${bridge}`;
    const memory = persistSessions(sessionStorage, owner, `${url}/bridge`);
    const ends = new AbortController();
    const addSession = async (session: RemoteSession) => {
      if (ends.signal.aborted) return session.stop();
      ends.signal.addEventListener('abort', () => session.stop());
      setSessions((others) => [...others, session]);
      await session.ended.finally(() =>
        setSessions((all) => all.filter((other) => other !== session)),
      );
    };
    const open = async (link: string) => {
      // Loads the wallet first, because this sets the globals that the protocol's library needs.
      const wallet = await load();
      const { openConnectLink } = await import('../../ton/bridge/remote-wallet.ts');
      await addSession(await openConnectLink(link, `${url}/bridge`, wallet, memory));
    };
    const resume = async () => {
      const wallet = await load();
      const { RemoteSession } = await import('../../ton/bridge/remote-session.ts');
      // The effect may have been cleaned up while the wallet was loading.
      if (ends.signal.aborted) return;
      for (const stored of memory.all()) void addSession(new RemoteSession(stored, wallet, memory));
    };
    if (memory.all().length > 0) void resume();
    const links = new EventSource(`${url}/connect/links`);
    links.onmessage = ({ data }: MessageEvent<string>) => void open(data);
    const receive = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const link = openedLink(data);
      if (link?.startsWith(`${url}/connect?`)) void open(link);
    };
    window.addEventListener('message', receive);
    return () => {
      links.close();
      window.removeEventListener('message', receive);
      ends.abort();
    };
  }, [load, owner, bridge, frame]);

  const disconnect = () => {
    for (const session of sessions) void session.disconnect();
  };
  return { connected: sessions.length > 0, disconnect };
}

/** Returns the URL if the message asks Telegram to open a link in the browser, otherwise `undefined`. */
function openedLink(data: unknown): string | undefined {
  const message = parseMessage(data);
  if (message?.eventType !== 'web_app_open_link') return undefined;
  const { url } = Object(message.eventData);
  return typeof url === 'string' ? url : undefined;
}
