import { startMock } from '@bold/mock/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { basePath } from '../../../src/lib/base-path.ts';
import { TryForm } from './try-form.tsx';

const place = document.getElementById('try');
if (!place) throw new Error('The page has no #try');

await startMock({ basePath, workerUrl: `${basePath}/mockServiceWorker.js` });
createRoot(place).render(
  <StrictMode>
    <TryForm first={new URLSearchParams(location.search).get('operation')} />
  </StrictMode>,
);
