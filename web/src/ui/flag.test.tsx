import catalogue from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Flag } from './flag.tsx';

test('beside a name the flag says nothing, alone it says the name', async () => {
  const screen = await render(
    <>
      <Flag countryId="PT" />
      <Flag countryId="IT" name="Italy" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Italy' })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});

test('the flag is a file of our own that loads when it is seen, in room that is kept for it', async () => {
  const screen = await render(<Flag countryId="PT" name="Portugal" />);
  const image = screen.getByRole('img').element() as HTMLImageElement;
  expect(new URL(image.src).origin).toBe(location.origin);
  expect(image.loading).toBe('lazy');
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
  expect(image.getBoundingClientRect()).toMatchObject({ width: 24, height: 16 });
});

test('every country of the contract has its flag', async () => {
  const answers = await Promise.all(
    catalogue.map(({ id }) => fetch(`${import.meta.env.FLAGS_PATH}${id}.svg`)),
  );
  const types = new Set(answers.map((answer) => answer.headers.get('Content-Type')));
  expect([...types]).toEqual(['image/svg+xml']);
});
