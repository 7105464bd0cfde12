import { Base64, hexToByteArray, SessionCrypto } from '@tonconnect/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startWallet } from '../ton.fixture.ts';
import { RemoteSession } from './remote-session.ts';

/** Resumes a connection to which the bridge sends the methods' requests at once. Each request is sealed by its app. */
function resume(...requests: [app: SessionCrypto, method: string][]) {
  const [app = new SessionCrypto()] = requests.map(([sender]) => sender);
  const keys = new SessionCrypto().stringifyKeypair();
  const events = requests.map(([sender, method], index) => {
    const request = JSON.stringify({ method, id: `${index + 1}`, params: [] });
    const message = Base64.encode(sender.encrypt(request, hexToByteArray(keys.publicKey)));
    return `data: ${JSON.stringify({ from: sender.sessionId, message })}\n\n`;
  });
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(events.splice(0).join('')));
  onTestFinished(() => fetch.mockRestore());
  const { app: wallet } = startWallet();
  const respond = vi.spyOn(wallet, 'respond');
  const stored = { bridgeUrl: 'http://bridge.test', appId: app.sessionId, keys };
  const memory = { save: vi.fn(), remove: vi.fn() };
  const session = new RemoteSession(
    { ...stored, lastEventId: '0', unanswered: null },
    wallet,
    memory,
    0,
  );
  onTestFinished(() => session.stop());
  return { session, respond };
}

test('a request that arrives together with the end of its connection is not handled', async () => {
  const app = new SessionCrypto();
  const { session, respond } = resume([app, 'disconnect'], [app, 'sendTransaction']);

  await session.ended;

  expect(respond.mock.calls.map(([{ method }]) => method)).toEqual(['disconnect']);
});

test('a request of another app than the connected one is skipped', async () => {
  const app = new SessionCrypto();
  const { session, respond } = resume(
    [app, 'signData'],
    [new SessionCrypto(), 'sendTransaction'],
    [app, 'disconnect'],
  );

  await session.ended;

  expect(respond.mock.calls.map(([{ method }]) => method)).toEqual(['signData', 'disconnect']);
});
