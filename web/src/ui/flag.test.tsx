import catalogue from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Flag } from './flag.tsx';

test('a flag has an alternative text only if it gets a name', async () => {
  const screen = await render(
    <>
      <Flag countryId="PT" />
      <Flag countryId="IT" name="Italy" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Italy' })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});

test('the flag is a file of the app’s origin, loads lazily, and has a fixed size', async () => {
  const screen = await render(<Flag countryId="PT" name="Portugal" />);
  const image = screen.getByRole('img').element() as HTMLImageElement;
  expect(new URL(image.src).origin).toBe(location.origin);
  expect(image.loading).toBe('lazy');
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
  expect(image.getBoundingClientRect()).toMatchObject({ width: 24, height: 16 });
});

test('every country of the contract has a flag', async () => {
  const responses = await Promise.all(
    catalogue.map(({ id }) => fetch(`${import.meta.env.FLAGS_PATH}${id}.svg`)),
  );
  const types = new Set(responses.map((response) => response.headers.get('Content-Type')));
  expect([...types]).toEqual(['image/svg+xml']);
});
