import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { measureFoot, measureHead, measureHeader } from './measure-height.ts';

test.each([
  ['--header', measureHeader],
  ['--head', measureHead],
  ['--foot-height', measureFoot],
])('%s has the height of its element, and is removed with it', async (property, measure) => {
  const measured = () => document.documentElement.style.getPropertyValue(property);
  const part = (height: number) => <div ref={measure} style={{ height }} />;
  const screen = await render(part(64));
  await expect.poll(measured).toBe('64px');
  await screen.rerender(part(110));
  await expect.poll(measured).toBe('110px');
  await screen.unmount();
  expect(measured()).toBe('');
});

test('the root has `data-head` only while a head is on the page', async () => {
  const root = document.documentElement;
  const screen = await render(<div ref={measureHead} />);
  expect(root.hasAttribute('data-head')).toBe(true);
  await screen.unmount();
  expect(root.hasAttribute('data-head')).toBe(false);
});
