import { page } from 'vitest/browser';

export const panel = page.getByRole('region', { name: 'Scenario panel', exact: true });

/** Finds a control of the panel by its label. */
export const choice = (label: string) => panel.getByLabelText(label, { exact: true });

/** Finds the status of the app that has a total, such as `4 900 000`. */
export const total = (text: string) =>
  page.getByRole('status').filter({ hasText: `${text} taps in total` });

export async function openPanel() {
  await page.getByRole('button', { name: 'Scenario panel' }).click();
}
