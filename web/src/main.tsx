import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
  if (import.meta.env.DEV && import.meta.env.MODE === 'mock') {
    const { startMockNetwork } = await import('../dev/start-mock.ts');
    await startMockNetwork();
  }
  try {
    const config = await loadAppConfig();
    root.render(<StrictMode>{openAnywhere(config, pageSources(sessionDevice))}</StrictMode>);
  } catch (error) {
    console.error(error);
    root.render(<ErrorView onRetry={() => location.reload()} />);
  }
}

void start();
