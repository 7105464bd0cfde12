import { readdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { languages } from '@bold/sdk/game';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { screensFolder } from './screen-files.ts';
import { screens } from './screens.ts';

export type Engine = 'Blink' | 'WebKit';

/** Writes one HTML page per language with the screenshots of `engines`, and a PNG file of each page. */
export async function makeContactSheets(tab: Page, engines: readonly Engine[]): Promise<void> {
  const files = await readdir(screensFolder);
  await tab.setViewportSize({ width: 1640 * engines.length, height: 900 });
  for (const language of languages) {
    const page = `${screensFolder}/${language}.html`;
    const shown = screens.filter(({ browserLanguage = 'en' }) => browserLanguage === language);
    await writeFile(page, sheetOf(shown, files, engines));
    await tab.goto(pathToFileURL(page).href);
    await tab.screenshot({
      path: `${screensFolder}/contact-sheet-${language}.png`,
      fullPage: true,
    });
    console.log(`The contact sheet: ${page}`);
  }
}

const engineOf = (file: string): Engine => (file.endsWith('.webkit.png') ? 'WebKit' : 'Blink');

/** Returns an HTML page with the screenshots, grouped by screen and sorted by width. */
function sheetOf(
  shown: readonly Screen[],
  files: readonly string[],
  engines: readonly Engine[],
): string {
  const rows = shown.map(({ name }) => {
    const pictures = files
      .filter((file) => file.startsWith(`${name}@`) && file.endsWith('.png'))
      .filter((file) => engines.includes(engineOf(file)))
      // This order puts screenshots of the same size side by side.
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
