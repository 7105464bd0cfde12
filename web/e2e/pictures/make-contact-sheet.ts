import { readdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { screensFolder } from './screen-files.ts';
import { screens } from './screens.ts';

export type Engine = 'Blink' | 'WebKit';

/** Arranges the screenshots of these engines on one page and takes a screenshot of this page. */
export async function makeContactSheet(tab: Page, engines: readonly Engine[]): Promise<void> {
  const sheet = `${screensFolder}/index.html`;
  await writeFile(sheet, sheetOf(await readdir(screensFolder), engines));
  await tab.setViewportSize({ width: 1640 * engines.length, height: 900 });
  await tab.goto(pathToFileURL(sheet).href);
  await tab.screenshot({ path: `${screensFolder}/contact-sheet.png`, fullPage: true });
  console.log(`The contact sheet: ${sheet}`);
}

const engineOf = (file: string): Engine => (file.endsWith('.webkit.png') ? 'WebKit' : 'Blink');

/** Returns the HTML of the page: a row for each screen, with its screenshots by width, the engines side by side. */
function sheetOf(files: readonly string[], engines: readonly Engine[]): string {
  const rows = screens.map(({ name }) => {
    const pictures = files
      .filter((file) => file.startsWith(`${name}@`) && file.endsWith('.png'))
      .filter((file) => engines.includes(engineOf(file)))
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" />${engineOf(file)}</a>`);
    return `<figure><figcaption>${name}</figcaption><div>${pictures.join('')}</div></figure>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bold: every screen</title>
    <style>
      body { margin: 16px; background: #888; font: 14px system-ui; }
      main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
      figure { margin: 0; padding: 8px; border-radius: 8px; background: #bbb; }
      figcaption { padding: 0 0 6px; font-weight: 700; }
      div { display: flex; gap: 8px; align-items: flex-start; }
      a { color: inherit; text-decoration: none; }
      img { height: 320px; display: block; }
    </style>
  </head>
  <body><main>${rows.join('\n')}</main></body>
</html>
`;
}
