import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MockedApp } from '../dev/open-in-mock.ts';
import { openAnywhere } from './app/open-anywhere.tsx';
import { loadAppConfig } from './lib/app-config.ts';
import { sessionDevice } from './lib/device-storage.ts';
import { pageSources } from './telegram/retrieve-launch-parameters.ts';
import './ui/base.css';
import { ErrorView } from './ui/error-view.tsx';
import { LoadingView } from './ui/loading-view.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const root = createRoot(container);

async function start() {
  root.render(<LoadingView />);
  try {
    const config = await loadAppConfig();
    const show: MockedApp['show'] = (sources, change) =>
      root.render(<StrictMode>{openAnywhere({ ...config, ...change }, sources)}</StrictMode>);
    if (import.meta.env.DEV && import.meta.env.MODE === 'mock') {
      const { openInMock } = await import('../dev/open-in-mock.ts');
      await openInMock({ show, hide: () => root.render(null) });
    } else {
      show(pageSources(sessionDevice));
    }
  } catch (error) {
    console.error(error);
    root.render(<ErrorView onRetry={() => location.reload()} />);
  }
}

void start();
