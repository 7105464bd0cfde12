import type { Locator, Page } from '@playwright/test';

/** The lines of the simulator's protocol log. */
export function messages(page: Page): Locator {
  return page.getByRole('list', { name: 'Protocol messages' }).getByRole('listitem');
}

/** A launch parameter as the app understood and kept it. */
export function launchOf(page: Page, name: string): Promise<string | null> {
  return page.evaluate((wanted) => {
    const kept: unknown = JSON.parse(sessionStorage.getItem('tapps/launchParams') ?? '""');
    return new URLSearchParams(String(kept)).get(wanted);
  }, name);
}

/** Path and query of the app's page. */
export function addressOf(page: Page): Promise<string> {
  const root = page.frameLocator('iframe[title="Bold"]').locator('html');
  return root.evaluate(() => location.pathname + location.search);
}

/** Writes into one of the simulator's fields and leaves it. */
export async function change(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Enter');
}

/** What every control of the simulator says, top to bottom. */
export function controlsOf(page: Page): Promise<(string | boolean)[]> {
  return page
    .getByLabel('Simulator')
    .locator('select, input')
    .evaluateAll((nodes) =>
      nodes.map((node) =>
        node instanceof HTMLInputElement && node.type === 'checkbox'
          ? node.checked
          : (node as HTMLInputElement | HTMLSelectElement).value,
      ),
    );
}
