import { findBrowser } from '../scripts/find-browser.ts';
import { prepareBrowser } from '../scripts/prepare-browser.ts';

/** Vitest calls this once, before any test runs. */
export const setup = () => prepareBrowser(findBrowser());
