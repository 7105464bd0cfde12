import type { ConnectEvent, ConnectRequest } from '@tonconnect/protocol';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { receivingMessage } from '../../../browser/watch-transfers.ts';
import type { InjectedWallet } from '../../ton/wallet/injected-wallet.ts';
import { appManifest } from '../../ton/wallet/manifest.ts';
import { walletKey } from '../../ton/wallet/wallet-listing.ts';
import { appIsLoaded, appWindow, openSimulator } from '../open-simulator.fixture.tsx';

const controls = page.getByRole('complementary', { name: 'Simulator' });
const button = (name: string) => controls.getByRole('button', { name, exact: true });

/** Asks for the address of the injected wallet, as an app does. */
function connect(): Promise<ConnectEvent> {
  const manifest = JSON.stringify(appManifest('https://bold.example'));
  const request: ConnectRequest = {
    manifestUrl: `data:application/json,${encodeURIComponent(manifest)}`,
    items: [{ name: 'ton_addr' }],
  };
  const { [walletKey]: wallet } = appWindow() as Window & { [walletKey]?: InjectedWallet };
  if (!wallet) throw new Error('The app’s window has no wallet.');
  return wallet.tonconnect.connect(2, request);
}

test('a question that is open when the app is launched again is declined', async () => {
  await openSimulator('wallet=ask');
  const response = connect();
  const question = page.getByRole('dialog', { name: 'Connect wallet' });
  await expect.element(question).toBeVisible();
  await button('Close app').click();
  await expect.element(question).toBeVisible();

  await button('Open app').click();
  await appIsLoaded();

  await expect.element(question).not.toBeInTheDocument();
  expect(await response).toMatchObject({ event: 'connect_error', payload: { code: 300 } });
});

test('the wallet of an open app answers as its control says now', async () => {
  await openSimulator('wallet=accept');
  const mode = controls.getByRole('combobox', { name: 'TON wallet' });
  expect(await connect()).toMatchObject({ event: 'connect' });

  await mode.selectOptions('Declines');

  expect(await connect()).toMatchObject({ event: 'connect_error', payload: { code: 300 } });
});

test('stored transfers are sent only to the app, when its mock is ready', async () => {
  sessionStorage.setItem('bold-simulator/arrivals', '[{"id":"1"}]');
  await openSimulator();
  const received: unknown[] = [];
  appWindow().addEventListener('message', ({ data }) => received.push(data));
  const isReady = (source: Window) =>
    dispatchEvent(
      new MessageEvent('message', {
        data: { type: receivingMessage },
        origin: location.origin,
        source,
      }),
    );

  isReady(window);
  expect(sessionStorage.getItem('bold-simulator/arrivals')).not.toBeNull();
  isReady(appWindow());

  expect(sessionStorage.getItem('bold-simulator/arrivals')).toBeNull();
  await expect.poll(() => received).toMatchObject([{ transfer: { id: '1' } }]);
});
