import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { Simulator } from './simulator.tsx';

const place = document.getElementById('simulator');
if (!place) throw new Error('The page has no element for the simulator.');

/** The path at which the app opens. */
const home = new URL(place.dataset.app ?? '/', location.href).pathname;

createRoot(place).render(
  <StrictMode>
    <Simulator home={home} />
  </StrictMode>,
);
