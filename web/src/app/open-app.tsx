import type { AppConfig } from '@bold/sdk';
import { configureClient, setReferralCode } from '@bold/sdk';
import { languageOf } from '@bold/sdk/game';
import { reaction } from 'mobx';
import { BrowserRouter } from 'react-router-dom';
import { startEmbeddedAnalytics } from '../analytics/embedded-analytics.ts';
import { productAnalyticsOf } from '../analytics/product-analytics.ts';
import { registerReferral } from '../features/referrals/register-referral.ts';
import { basePath } from '../lib/base-path.ts';
import { localDevice, sessionDevice } from '../lib/device-storage.ts';
import { requestTimeoutMs } from '../lib/request-timeout.ts';
import { connectTelegram } from '../telegram/connect-telegram.ts';
import type { LaunchParameters } from '../telegram/launch-parameters.ts';
import { App } from './app.tsx';
import { followStartParameter } from './wiring/follow-start-parameter.ts';
import { prefetchGateQueries } from './wiring/prefetch-gate-queries.ts';
import { problemText } from './wiring/problem-text.ts';
import { createQueryClient } from './wiring/query-client.ts';
import { createStores } from './wiring/stores.tsx';

/** Creates the app of one launch, with the real Telegram, clock and network. */
export function openApp(launch: LaunchParameters, config: AppConfig) {
  const telegram = connectTelegram(launch, config.host_origin);
  const isDevelopment = import.meta.env.DEV || import.meta.env.MODE === 'playground';
  const analytics = productAnalyticsOf(config, isDevelopment);
  const stores = createStores(telegram, localDevice, { config, analytics });
  configureClient({ initData: stores.session.initData, timeoutMs: requestTimeoutMs });
  const language = languageOf(launch.initData.user.language_code);
  const queries = createQueryClient({
    expire: stores.session.expire,
    ban: stores.session.ban,
    toast: stores.toasts.show,
    language,
  });
  // The library assumes a network until an event, and ignores the first `online` of a launch without one.
  if (!navigator.onLine) {
    addEventListener('online', () => queries.getQueryCache().onOnline(), { once: true });
  }
  prefetchGateQueries(queries);
  followStartParameter(launch, sessionDevice, {
    // Sets the URL before the router starts, so that the first page is already this path.
    open: (path) => history.replaceState(null, '', basePath + path),
    registerReferral: (code) =>
      void registerReferral(code, {
        device: localDevice,
        telegramId: launch.initData.user.id,
        setReferralCode: (code) => setReferralCode({ code }),
        async onRefused(problem) {
          const { invitationToast } = await import('../features/referrals/invitation-text.ts');
          stores.toasts.show(invitationToast(problem, language));
        },
        onPostponed: () => stores.toasts.show(problemText[language].inviteLater),
      }),
  });
  const embedded = startEmbeddedAnalytics(launch, config);
  reaction(
    () => stores.session.isBanned,
    // An event after an erasure would be stored under the erased Telegram id.
    async () => (await embedded)?.stop(),
  );
  return (
    <BrowserRouter basename={basePath || '/'}>
      <App {...{ config, telegram, stores, queries }} />
    </BrowserRouter>
  );
}
