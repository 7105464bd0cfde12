import type { AppConfig } from '@bold/sdk';
import { configureClient, setReferralCode } from '@bold/sdk';
import { createBrowserRouter } from 'react-router-dom';
import { localDevice, sessionDevice } from '../lib/device-storage.ts';
import { connectTelegram } from '../telegram/connect-telegram.ts';
import type { LaunchParameters } from '../telegram/launch-parameters.ts';
import { App } from './app.tsx';
import { followStartParameter } from './follow-start-parameter.ts';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';
import { createStores } from './stores.tsx';

/** Puts the app of one launch together: the only place where the real messenger, clock and network meet. */
export function openApp(launch: LaunchParameters, config: AppConfig) {
  configureClient({ initData: () => launch.rawInitData });
  const telegram = connectTelegram(launch, config.host_origin);
  const stores = createStores(telegram, localDevice);
  const queries = createQueryClient({
    expire: stores.session.expire,
    toast: stores.toasts.show,
  });
  followStartParameter(launch, sessionDevice, {
    // Before the router starts, so that it opens there without a detour.
    open: (path) => history.replaceState(null, '', path),
    registerReferral: (code) => {
      // The server reads the code from the signed init data too: a refusal is nobody's loss here.
      setReferralCode({ code }).catch((error: unknown) => console.warn(error));
    },
  });
  const router = createBrowserRouter(routes);
  return <App {...{ config, telegram, stores, queries, router }} />;
}
