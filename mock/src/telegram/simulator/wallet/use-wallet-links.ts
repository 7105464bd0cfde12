import { type RefObject, useEffect, useState } from 'react';
import { parseMessage } from '../../host/host.ts';
import { persistSessions } from '../../ton/bridge/persist-sessions.ts';
import type { RemoteSession } from '../../ton/bridge/remote-session.ts';
import type { WalletApp } from '../../ton/wallet/wallet-app.ts';

/** The wallet's connections over the bridge. */
type WalletLinks = {
  connected: boolean;
  /** Disconnects all apps and notifies them. */
  leave: () => void;
};

/**
 * Opens connect links in the wallet: those that reach the bridge on the port `bridge`, and those that the app in
 * `frame` opens through Telegram. The owner's connections survive a reload; an empty port means that there is no
 * bridge.
 */
export function useWalletLinks(
  load: () => Promise<WalletApp>,
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
    const hold = async (session: RemoteSession) => {
      if (ends.signal.aborted) return session.stop();
      ends.signal.addEventListener('abort', () => session.stop());
      setSessions((others) => [...others, session]);
      await session.ended.finally(() =>
        setSessions((all) => all.filter((other) => other !== session)),
      );
    };
    const open = async (link: string) => {
      // First the wallet: loading it gives the protocol's library the globals that it needs.
      const wallet = await load();
      const { openConnectLink } = await import('../../ton/bridge/remote-wallet.ts');
      await hold(await openConnectLink(link, `${url}/bridge`, wallet, memory));
    };
    const takeUp = async () => {
      const wallet = await load();
      const { RemoteSession } = await import('../../ton/bridge/remote-session.ts');
      // Only now: until then another opening of this page may still have listened.
      if (ends.signal.aborted) return;
      for (const stored of memory.all()) void hold(new RemoteSession(stored, wallet, memory));
    };
    if (memory.all().length > 0) void takeUp();
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

  const leave = () => {
    for (const session of sessions) void session.leave();
  };
  return { connected: sessions.length > 0, leave };
}

/** The address that a message of the app wants opened in the browser. */
function openedLink(data: unknown): string | undefined {
  const message = parseMessage(data);
  if (message?.eventType !== 'web_app_open_link') return undefined;
  const { url } = Object(message.eventData);
  return typeof url === 'string' ? url : undefined;
}
