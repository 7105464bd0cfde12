import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from './text-field.tsx';

test('the field has the label as its name and the error as its description', async () => {
  const screen = await render(<TextField label="Name" error="Required field" counter="0/20" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Required field 0/20');
});

test('the hint stays beside an error, which does not shift the layout', async () => {
  const below = <p data-testid="below">below</p>;
  const screen = await render(
    <>
      <TextField label="Name" hint="Letters and digits" />
      {below}
    </>,
  );
  const top = () => screen.getByTestId('below').element().getBoundingClientRect().top;
  await expect.element(screen.getByText('Letters and digits')).toBeVisible();
  const before = top();

  await screen.rerender(
    <>
      <TextField label="Name" hint="Letters and digits" error="Required field" />
      {below}
    </>,
  );

  await expect.element(screen.getByText('Required field')).toBeVisible();
  await expect.element(screen.getByText('Letters and digits')).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveAccessibleDescription('Required field Letters and digits');
  expect(top()).toBe(before);
});

test('screen readers announce an error', async () => {
  const screen = await render(<TextField label="Name" error="Required field" />);
  await expect.element(screen.getByText('Required field')).toHaveAttribute('aria-live', 'polite');
});
