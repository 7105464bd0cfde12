import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { requiredContext } from './required-context.ts';

const [GreetingProvider, useGreeting] = requiredContext<string>('Greeting');

function Greeting() {
  return <p>{useGreeting()}</p>;
}

test('the hook returns the provided value', async () => {
  const screen = await render(
    <GreetingProvider value="Hello">
      <Greeting />
    </GreetingProvider>,
  );
  await expect.element(screen.getByText('Hello')).toBeVisible();
});

test('a missing context fails with "Invariant failed"', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<Greeting />)).rejects.toThrow('Invariant failed: Greeting is not provided');
});
