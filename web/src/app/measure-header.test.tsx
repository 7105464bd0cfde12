import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { measureHeader } from './measure-header.ts';

const told = () => document.documentElement.style.getPropertyValue('--header');

test('what sticks below the header moves when the header grows', async () => {
  const header = (height: number) => <header ref={measureHeader} style={{ height }} />;
  const screen = await render(header(64));
  await expect.poll(told).toBe('64px');
  await screen.rerender(header(110));
  await expect.poll(told).toBe('110px');
});
