import { scenarioParameter } from '@bold/mock/panel';
import { userDisplayNameMaxLength } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openDevelopment } from './open-development.fixture.tsx';

test('a scenario of this app opens from a link with its overrides, and the panel lists it', async () => {
  const state = encodeURIComponent('{"scenario":"long-names"}');
  await openDevelopment(`/?${scenarioParameter}=${state}`);

  const name = page.getByText('W'.repeat(userDisplayNameMaxLength), { exact: true });
  await expect.element(name.first()).toBeVisible();
  await page.getByRole('button', { name: 'Scenario panel' }).click();
  await expect.element(page.getByLabelText('Scenario')).toHaveValue('long-names');
});
