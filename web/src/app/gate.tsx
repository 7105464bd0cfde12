import { useGetMe, useGetMyTaps, useListLevels } from '@bold/sdk/query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ExpiredPage } from '../features/onboarding/expired-page.tsx';
import { gateStep } from '../features/onboarding/gate-step.ts';
import { welcomeFlag } from '../features/onboarding/welcome-flag.ts';
import { WelcomePage } from '../features/onboarding/welcome-page.tsx';
import { useTapSeeds } from '../features/taps/use-tap-seeds.ts';
import { localDevice } from '../lib/device-storage.ts';
import { useLiveConnection } from '../live/use-live-connection.ts';
import { useTelegram } from '../telegram/telegram-context.ts';
import { ErrorView } from '../ui/error-view.tsx';
import { LoadingView } from '../ui/loading-view.tsx';
import { joinQueries } from './join-queries.ts';
import { useStores } from './stores.tsx';

/** The protected parent: shows the page only once every step before it is passed (spec §2). */
export const Gate = observer(function Gate() {
  const { launch, close } = useTelegram();
  const { session, taps, connection } = useStores();
  const flag = welcomeFlag(localDevice, launch.initData.user.id);
  const [hasContinued, setHasContinued] = useState(flag.isSet);
  const data = joinQueries([useGetMe(), useGetMyTaps(), useListLevels()]);
  useTapSeeds();
  useLiveConnection(connection, data.status === 'success' && !session.isExpired, taps.flush);

  const { isExpired } = session;
  const { startParameter } = launch;
  switch (gateStep({ isExpired, hasContinued, startParameter, data: data.status })) {
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
      return <LoadingView />;
    case 'error':
      return <ErrorView onRetry={data.retry} />;
    case 'open':
      return <Outlet />;
  }
});
