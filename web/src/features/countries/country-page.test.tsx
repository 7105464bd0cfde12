import { failing } from '@bold/mock/browser';
import { findPerson } from '@bold/mock/telegram';
import { configureClient, getMyTaps } from '@bold/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';
import { requestTimeoutMs } from '../../lib/request-timeout.ts';

const visit = { path: '/country', player: { countryId: 'PT' } };

test('[COUNTRY-01] the page has its title, and its back button leads to the form', async () => {
  const { screen } = await renderApp(visit);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Select your country');
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/edit');
});

test('[COUNTRY-02] countries have a flag and a name, and the current one has a mark and is in view', async () => {
  const { screen } = await renderApp(visit);
  const current = screen.getByRole('option', { name: 'Portugal' });
  await expect.element(current).toHaveAttribute('aria-selected', 'true');
  await expect.element(current).toBeInViewport();
  expect(current.element().querySelector('svg')).not.toBeNull();
  const options = screen.getByRole('option').elements();
  expect(options).toHaveLength(249);
  expect(options.filter((option) => option.querySelector('svg'))).toHaveLength(1);
  expect(options.every((option) => option.querySelector('img'))).toBe(true);
});

/** Returns the names of the options in the accessibility tree of Chromium, which screen readers read. */
async function spokenOptions(): Promise<string[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const names: string[] = [];
  for (const { frame } of [frameTree, ...(frameTree.childFrames ?? [])]) {
    const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: frame.id });
    const options = nodes.filter(({ role }) => role?.value === 'option');
    names.push(...options.map(({ name }) => String(name?.value ?? '')));
  }
  return names;
}

test('[COUNTRY-02] a screen reader finds each country by the name that is shown, also out of view', async () => {
  const { screen } = await renderApp(visit);
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeInViewport();
  const shown = screen.getByRole('option').elements();
  expect(await spokenOptions()).toEqual(shown.map(({ textContent }) => textContent));
});

test('[COUNTRY-03] [COUNTRY-04] a tapped country is saved, a toast confirms it, and the form shows it', async () => {
  const { screen, router, world, telegram } = await renderApp(visit);
  await screen.getByRole('option', { name: 'Poland' }).click();
  await expect.element(screen.getByText('Your country has been updated')).toBeVisible();
  await expect.element(screen.getByText('Successfully')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Country Poland' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/edit');
  const { id } = telegram.launch.initData.user;
  expect(world.players.find(({ telegramId }) => telegramId === id)?.countryId).toBe('PL');
});

test('a double click saves the country once', async () => {
  const { screen, router, calls } = await renderApp(visit);

  await userEvent.dblClick(screen.getByRole('option', { name: 'Poland' }));

  await expect.poll(() => router.state.location.pathname).toBe('/edit');
  const saved = calls.filter(({ operationId }) => operationId === 'updateMyProfile');
  expect(saved).toHaveLength(1);
});

test('a country that is tapped while another one is saved is marked at once, and is saved after it', async () => {
  const { screen, router, queries, world, telegram, held } = await renderApp({
    ...visit,
    held: ['updateMyProfile', 1],
  });
  await screen.getByRole('option', { name: 'Poland' }).click();
  await expect.poll(() => held?.waiting).toBe(1);

  await screen.getByRole('option', { name: 'Spain' }).click();

  const marked = screen.getByRole('option', { selected: true });
  await expect.element(marked).toHaveTextContent('Spain');
  // The held request would have been given up and repeated in the end.
  expect(queries.isMutating()).toBe(2);
  held?.release();
  await expect.element(screen.getByRole('link', { name: 'Country Spain' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/edit');
  const { id } = telegram.launch.initData.user;
  expect(world.players.find(({ telegramId }) => telegramId === id)?.countryId).toBe('ES');
});

test('the country that was tapped last wins, also if the request of the one before it is repeated later', async () => {
  const { screen, router, queries, world, telegram, held } = await renderApp({
    ...visit,
    held: ['updateMyProfile', 1],
  });
  await screen.getByRole('option', { name: 'Poland' }).click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/edit');
  await router.navigate('/country');
  await screen.getByRole('option', { name: 'Spain' }).click();
  await expect.poll(() => queries.isMutating()).toBe(2);
  // The mock would have answered a request from before this one.
  await getMyTaps();

  held?.release();

  await expect.poll(() => queries.isMutating()).toBe(0);
  const { id } = telegram.launch.initData.user;
  expect(world.players.find(({ telegramId }) => telegramId === id)?.countryId).toBe('ES');
});

test('[ERR-04] a country that could not be saved shows a toast, and the old country is marked again', async () => {
  const { screen, router } = await renderApp({
    ...visit,
    controls: failing('updateMyProfile'),
  });
  await screen.getByRole('option', { name: 'Poland' }).click();
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
  expect(router.state.location.pathname).toBe('/country');
  const current = screen.getByRole('option', { selected: true });
  await expect.element(current).toHaveTextContent('Portugal');
});

test('a country that could not be saved can be tapped again', async () => {
  const { screen, control } = await renderApp({ ...visit, controls: failing('updateMyProfile') });
  const poland = screen.getByRole('option', { name: 'Poland' });
  await poland.click();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
  control({});

  await poland.click();

  await expect.element(screen.getByRole('link', { name: 'Country Poland' })).toBeVisible();
});

test('[COUNTRY-05] [ERR-03] a refresh button loads the countries again after an error', async () => {
  const { screen, control } = await renderApp({ ...visit, controls: failing('listCountries') });
  const refresh = screen.getByRole('button', { name: 'Refresh countries' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  control({});
  await refresh.click();
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeVisible();
});

test('[COUNTRY-05] the refresh button repeats a request that hangs', async () => {
  // Else the client would repeat the request by itself.
  configureClient({ timeoutMs: Number.POSITIVE_INFINITY });
  onTestFinished(() => configureClient({ timeoutMs: requestTimeoutMs }));
  const { screen, held, calls } = await renderApp({ ...visit, held: ['listCountries', 1] });
  await screen.getByRole('button', { name: 'Refresh countries' }).click();
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeVisible();
  expect(held?.waiting).toBe(1);
  expect(calls.filter(({ operationId }) => operationId === 'listCountries')).toHaveLength(1);
});

test('the results of a search begin at the top of the page', async () => {
  const { screen } = await renderApp(visit);
  const search = screen.getByRole('combobox', { name: 'Search' });
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeInViewport();
  expect(scrollY).toBeGreaterThan(0);

  await search.fill('a');

  await expect.poll(() => scrollY).toBe(0);
  expect(screen.getByRole('option').elements().length).toBeGreaterThan(10);
});

test('the search filters by name, announces the number of results, and can be cleared', async () => {
  const { screen } = await renderApp(visit);
  const search = screen.getByRole('combobox', { name: 'Search' });
  await search.fill('united');
  await expect.element(screen.getByText('3 countries')).toBeInTheDocument();
  expect(screen.getByRole('option').elements()).toHaveLength(3);
  await search.fill('zzz');
  await expect.element(screen.getByText('No country is called that')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear the search' }).click();
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(249);
  await expect.element(search).toHaveFocus();
});

test.each([
  ['dewey', 'Search', 'UK', 'United Kingdom'],
  ['terry', 'Поиск', 'США', 'Соединенные Штаты'],
])('the search of %s finds a country by its short name', async (key, label, text, name) => {
  const { screen } = await renderApp({ ...visit, person: findPerson(key) });
  await screen.getByRole('combobox', { name: label }).fill(text);
  await expect.element(screen.getByRole('option').first()).toHaveTextContent(name);
});

/** Returns the option that is active by keyboard, which screen readers read. */
function activeOption(search: Element): HTMLElement | null {
  return document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
}

test('the arrow keys move from the current country, and Enter saves the active one', async () => {
  const { screen, router } = await renderApp(visit);
  const search = screen.getByRole('combobox', { name: 'Search' });
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeInViewport();
  (search.element() as HTMLInputElement).focus();
  const active = () => activeOption(search.element())?.textContent;
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Portugal');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Poland');
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  await expect
    .element(screen.getByRole('option', { name: active() ?? '', exact: true }))
    .toBeInViewport();
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Country Poland' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/edit');
});

test('the page keys move by eight countries, and all keys stop at the ends of the list', async () => {
  const { screen } = await renderApp({ ...visit, player: { countryId: 'AF' } });
  const search = screen.getByRole('combobox', { name: 'Search' });
  await expect.element(screen.getByRole('option', { name: 'Afghanistan' })).toBeInViewport();
  (search.element() as HTMLInputElement).focus();
  const options = screen.getByRole('option').elements();
  const active = () => options.indexOf(activeOption(search.element()) as HTMLElement);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(0);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(0);
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(active()).toBe(16);
  await userEvent.keyboard('{PageUp}');
  expect(active()).toBe(8);

  await search.fill('united');
  await expect.element(screen.getByText('3 countries')).toBeInTheDocument();
  await userEvent.keyboard('{PageDown}');
  expect(activeOption(search.element())).toBe(screen.getByRole('option').elements()[2]);
});

test('a new search has no active country, and Enter then saves none', async () => {
  const { screen, router, queries } = await renderApp(visit);
  const search = screen.getByRole('combobox', { name: 'Search' });
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeInViewport();
  (search.element() as HTMLInputElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption(search.element())?.textContent).toBe('Portugal');

  await search.fill('portugal');
  await expect.element(screen.getByText('1 country')).toBeInTheDocument();
  expect(activeOption(search.element())).toBeNull();
  await userEvent.keyboard('{Enter}');

  expect(queries.isMutating()).toBe(0);
  expect(router.state.location.pathname).toBe('/country');
});

test.each(['ArrowDown', 'PageDown'])('%s does not scroll the page as well', async (key) => {
  const { screen } = await renderApp(visit);
  const search = screen.getByRole('combobox', { name: 'Search' });
  await expect.element(search).toBeVisible();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });

  search.element().dispatchEvent(event);

  expect(event.defaultPrevented).toBe(true);
});
