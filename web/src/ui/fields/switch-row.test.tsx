import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Rows } from '../rows.tsx';
import { SwitchRow } from './switch-row.tsx';

function Setting() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Rows>
      <SwitchRow label="Vibration" hint="On every tap" checked={isOn} onChange={setIsOn} />
    </Rows>
  );
}

test('the switch has the label as its name and the hint as its description', async () => {
  const screen = await render(<Setting />);
  const control = screen.getByRole('switch', { name: 'Vibration', exact: true });
  await expect.element(control).not.toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('On every tap');
});

test('the row can be pressed anywhere, and is at least 44 px high', async () => {
  const screen = await render(<Setting />);
  const row = screen.getByRole('listitem');
  await row.click({ position: { x: 30, y: 4 } });
  await expect.element(screen.getByRole('switch')).toBeChecked();
  await screen.getByRole('switch').click();
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
  expect(row.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('Space and Enter toggle the switch', async () => {
  const screen = await render(<Setting />);
  await userEvent.tab();
  await expect.element(screen.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('switch')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
});
