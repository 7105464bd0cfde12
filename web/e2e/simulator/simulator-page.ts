import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the lines of the simulator's protocol log. */
export function messages(page: Page): Locator {
  return page.getByRole('list', { name: 'Protocol messages' }).getByRole('listitem');
}

/**
 * Waits until `need_confirmation` in the app's last `web_app_setup_closing_behavior` message equals `asks`.
 * @param asks true if the simulator must ask the player before the app is closed
 */
export async function expectAsksOnClose(page: Page, asks: boolean): Promise<void> {
  const settings = messages(page).filter({ hasText: 'web_app_setup_closing_behavior' });
  await expect(settings.last()).toContainText(`{"need_confirmation":${asks}}`);
}

/** Returns a launch parameter that the app has read and stored. */
export function launchOf(page: Page, name: string): Promise<string | null> {
  return page.evaluate((name) => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('tapps/launchParams') ?? '""');
    return new URLSearchParams(String(stored)).get(name);
  }, name);
}

/** Returns the path and the query of the app's page. */
export function addressOf(page: Page): Promise<string> {
  const root = page.frameLocator('iframe[title="Bold"]').locator('html');
  return root.evaluate(() => location.pathname + location.search);
}

/** Fills in one of the simulator's fields. Then presses Enter, so that the simulator receives the new value. */
export async function change(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Enter');
}

/** Returns the value of every control of the simulator, from top to bottom. */
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
