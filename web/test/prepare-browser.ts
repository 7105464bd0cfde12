import { findBrowser } from '../../.ci/browser/find-browser.ts';
import { prepareBrowser } from '../../.ci/browser/prepare-browser.ts';

/** Vitest calls this once, before any test runs. */
export const setup = () => prepareBrowser(findBrowser());
