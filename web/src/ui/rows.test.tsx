import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LinkRow, Rows } from './rows.tsx';

test('a row is one wide link of at least 44 px', async () => {
  const screen = await render(
    <MemoryRouter>
      <Rows label="Profile">
        <LinkRow label="Finances" to="/finances" />
      </Rows>
    </MemoryRouter>,
  );
  const row = screen.getByRole('link', { name: 'Finances' });
  await expect.element(row).toHaveAttribute('href', '/finances');
  const { height, width } = row.element().getBoundingClientRect();
  const list = screen.getByRole('list', { name: 'Profile' }).element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBe(list.width);
});
