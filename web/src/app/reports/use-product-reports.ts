import { useGetMe } from '@bold/sdk/query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ViewName } from '../../analytics/product-events.ts';
import type { GateStep } from '../../features/onboarding/gate-step.ts';
import { useStores } from '../wiring/stores.tsx';
import { viewOf } from './view-of.ts';
import { watchScrollRest } from './watch-scroll-rest.ts';

/** The pause in scrolling after which a scroll position is reported, in milliseconds (spec §9). */
const scrollRestMs = 300;

const stepViews: Partial<Record<GateStep, ViewName>> = {
  welcome: 'intro',
  registration: 'registration',
  country: 'country',
};

/** Reports the session, each opened view, and the scroll positions on the leaderboard (spec §7). */
export function useProductReports(step: GateStep): void {
  const { product } = useStores();
  const { data: me } = useGetMe();
  const { pathname } = useLocation();
  const view = step === 'open' ? viewOf(pathname) : stepViews[step];
  const place = `${step} ${pathname}`;
  // React may run an effect twice, but a view is reported once.
  const reported = useRef('');

  useEffect(() => {
    if (me) product.identify(me.id);
  }, [product, me]);

  useEffect(() => {
    if (view === undefined || reported.current === place) return;
    reported.current = place;
    product.report('started_view', { view });
  }, [product, view, place]);

  useEffect(() => {
    if (view !== 'leaderboard') return;
    return watchScrollRest(scrollRestMs, (scroll) =>
      product.report('viewed_leaderboard', { scroll }),
    );
  }, [product, view]);
}
