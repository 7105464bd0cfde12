import { findBrowser } from '../../.ci/browser/find-browser.ts';
import { prepareBrowser } from '../../.ci/browser/prepare-browser.ts';

/** Prepares the browser. Vitest calls this function once, before any test runs. */
export const setup = () => prepareBrowser(findBrowser());
