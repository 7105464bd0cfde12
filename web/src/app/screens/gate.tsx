import { getGetMeQueryKey, useGetMe, useGetMyTaps, useListLevels } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useInRouterContext } from 'react-router-dom';
import { BannedPage } from '../../features/onboarding/banned-page.tsx';
import { ExpiredPage } from '../../features/onboarding/expired-page.tsx';
import { type GateStep, gateStep } from '../../features/onboarding/gate-step.ts';
import { welcomeFlag } from '../../features/onboarding/welcome-flag.ts';
import { WelcomePage } from '../../features/onboarding/welcome-page.tsx';
import { creditsIn } from '../../features/taps/store/balance-model.ts';
import { useTapSeeds } from '../../features/taps/store/use-tap-seeds.ts';
import { localDevice } from '../../lib/device-storage.ts';
import { useLiveConnection } from '../../live/use-live-connection.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { LoadingView } from '../../ui/loading-view.tsx';
import { focusTitle } from '../layout/focus-title.ts';
import { FullScreenView } from '../layout/full-screen-view.tsx';
import { lazyPage } from '../loading/lazy-page.tsx';
import { useProductReports } from '../reports/use-product-reports.ts';
import { joinQueries } from '../wiring/join-queries.ts';
import { useStores } from '../wiring/stores.tsx';

const wait = (
  <FullScreenView>
    <LoadingView />
  </FullScreenView>
);

// Only new players load the forms and the list of countries at the start.
const RegistrationStep = lazyPage(
  async () => (await import('./registration-step.tsx')).RegistrationStep,
  wait,
);
const CountryStep = lazyPage(async () => (await import('./country-step.tsx')).CountryStep, wait);

/** Throws an error with the message "Invariant failed: …" if the component is not inside the router (spec §8). */
function useRequiredRouter() {
  if (!useInRouterContext()) throw new Error('Invariant failed: RouterContext is not provided');
}

/** Moves the focus to the page's title when the page opens after a step of the gate or after an error view. */
function useFocusAfterSteps(step: GateStep) {
  const hasActed = useRef(false);
  useEffect(() => {
    // The completed step has taken the focus with it. Without such a step the first page must not take the focus.
    if (step === 'open' && hasActed.current) focusTitle(document.querySelector('h1'));
    hasActed.current = step !== 'open' && (hasActed.current || step !== 'loading');
  }, [step]);
}

/**
 * Requests the user again after a credit of taps, because the player may have taken the gift on another device.
 * @param isUntaken true if the loaded user has not taken the gift. If false, nothing is requested.
 */
function useGiftOnOtherDevice(isUntaken: boolean) {
  const { taps } = useStores();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isUntaken) return;
    return reaction(
      // The first balance is no credit: no number is greater than NaN.
      () => (taps.isLoaded ? creditsIn(taps.balance) : Number.NaN),
      (credits, before) => {
        if (credits > before) void queries.invalidateQueries({ queryKey: getGetMeQueryKey() });
      },
    );
  }, [isUntaken, taps, queries]);
}

/** The parent route of all pages. Shows the page only after the player has passed all steps of the gate (spec §2). */
export const Gate = observer(function Gate() {
  useRequiredRouter();
  const telegram = useTelegram();
  const { launch, close } = telegram;
  const { session, taps, connection } = useStores();
  const flag = welcomeFlag(localDevice, launch.initData.user.id);
  const [hasContinued, setHasContinued] = useState(flag.isSet);
  const [isBackAtName, setIsBackAtName] = useState(false);
  const me = useGetMe();
  const { isBanned, isExpired } = session;
  const data = joinQueries([me, useGetMyTaps(), useListLevels()]);
  useTapSeeds();
  useGiftOnOtherDevice(me.data?.is_bonus_taken === false);
  const isPlayerKnown = data.status === 'success' && !isBanned && !isExpired;
  useLiveConnection(connection, telegram, isPlayerKnown, taps.flush);

  const { startParameter } = launch;
  const user = me.data;
  const known = { isBanned, isExpired, hasContinued, startParameter, data: data.status, user };
  const step = gateStep({ ...known, isBackAtName });
  useProductReports(step);
  useFocusAfterSteps(step);
  switch (step) {
    case 'banned':
      return <BannedPage onClose={close} />;
    case 'expired':
      return <ExpiredPage onClose={close} />;
    case 'welcome':
      return (
        <WelcomePage
          onStart={() => {
            flag.set();
            setHasContinued(true);
          }}
        />
      );
    case 'loading':
      return wait;
    case 'error':
      return (
        <FullScreenView>
          <ErrorView onRetry={data.retry} />
        </FullScreenView>
      );
    case 'registration':
      return (
        <Suspense fallback={wait}>
          <RegistrationStep onSaved={() => setIsBackAtName(false)} />
        </Suspense>
      );
    case 'country':
      return (
        <Suspense fallback={wait}>
          <CountryStep onBack={() => setIsBackAtName(true)} />
        </Suspense>
      );
    case 'open':
      return <Outlet />;
  }
});
