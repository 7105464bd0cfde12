import { findBrowser } from '../../.ci/browser/find-browser.ts';
import { prepareBrowser } from '../../.ci/browser/prepare-browser.ts';

/** Installs Chromium if needed and checks that it draws text. Vitest calls this function once, before the tests. */
export const setup = () => prepareBrowser(findBrowser());
