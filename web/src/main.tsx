import { configureClient } from '@bold/sdk';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FullScreenView } from './app/layout/full-screen-view.tsx';
import { reloadAfterFailedImport } from './app/loading/reload-after-failed-import.ts';
import { openAnywhere } from './app/open-anywhere.tsx';
import { firstLanguage } from './app/wiring/first-language.ts';
import { InLanguage } from './app/wiring/in-language.tsx';
import { loadAppConfig } from './lib/app-config.ts';
import { sessionDevice } from './lib/device-storage.ts';
import { fetchFresh } from './lib/fetch-fresh.ts';
import { pageSources } from './telegram/retrieve-launch-parameters.ts';
import './ui/base.css';
import { ErrorView } from './ui/error-view.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const root = createRoot(container);
// The script that reloads a page without this one looks for the mark.
document.documentElement.dataset.launched = '';

const sources = pageSources(sessionDevice);
const language = firstLanguage(sources, navigator.language);
const show = (view: ReactNode) => root.render(<StrictMode>{view}</StrictMode>);
const showFirst = (view: ReactNode) =>
  show(
    <InLanguage language={language}>
      <FullScreenView>{view}</FullScreenView>
    </InLanguage>,
  );

reloadAfterFailedImport({
  session: sessionDevice,
  now: Date.now,
  probe: loadAppConfig,
  reload: () => location.reload(),
});

async function start() {
  try {
    const config = await loadAppConfig();
    const isDevelopment = import.meta.env.DEV && import.meta.env.MODE === 'mock';
    if (isDevelopment || import.meta.env.MODE === 'playground') {
      const { openInMock } = await import('../dev/open-in-mock.ts');
      await openInMock({
        show: (chosen, change) => show(openAnywhere({ ...config, ...change }, chosen)),
        hide: () => root.render(null),
      });
    } else {
      configureClient({ fetch: fetchFresh });
      show(openAnywhere(config, sources));
    }
  } catch (error) {
    console.error(error);
    showFirst(<ErrorView onRetry={() => location.reload()} />);
  }
}

void start();
