import { test } from '@playwright/test';
import { findWebkit } from '../../../.ci/browser/find-webkit.ts';
import { makeContactSheets } from './make-contact-sheets.ts';

test('contact sheets', async ({ page }) => {
  const found = findWebkit();
  if (typeof found === 'string') console.log(`The sheets show Blink only. ${found}`);
  await makeContactSheets(page, typeof found === 'string' ? ['Blink'] : ['Blink', 'WebKit']);
});
