import { failing } from '@bold/mock/browser';
import { validationFailed } from '@bold/sdk/contract';
import { expect, test } from 'vitest';
import { renderApp, type Visit } from '../../../test/render-app.tsx';

type Player = NonNullable<Visit['player']>;
type Overrides = NonNullable<Visit['overrides']>;

const friendly = 'UQAREREREREREREREREREREREREREREREREREREREREREbvW';
const raw = `0:${'11'.repeat(32)}`;

/** Opens the form for a player with the given wallet; by default, the player has no wallet. */
async function openForm(wallet: Player['wallet'] = null, visit: Visit = {}) {
  const app = await renderApp({
    path: '/finances/edit',
    player: { displayName: 'Viewer', wallet },
    ...visit,
  });
  const me = app.world.players.find(({ displayName }) => displayName === 'Viewer');
  const field = app.screen.getByRole('textbox', { name: 'TON address' });
  const save = app.screen.getByRole('button', { name: 'Save' });
  await expect.element(field).toBeVisible();
  return { ...app, me, field, save };
}

test.each([friendly, raw, ` ${friendly} `])(
  '[FIN-06] [FIN-07] "%s" is saved, and the page goes back to /finances',
  async (address) => {
    const { field, save, screen, router, me } = await openForm();
    expect(screen.getByRole('textbox').elements()).toHaveLength(1);
    await field.fill(address);

    await save.click();

    await expect.poll(() => router.state.location.pathname).toBe('/finances');
    await expect.element(screen.getByText('Your profile has been updated')).toBeVisible();
    expect(me?.wallet).toEqual({ address: raw, isVerified: false });
  },
);

test('[FIN-06] saving an unchanged address keeps the one that another device has verified meanwhile', async () => {
  const { field, save, router, me, calls } = await openForm({ address: raw, isVerified: false });
  await expect.element(field).toHaveValue(friendly);
  const verified = { address: `0:${'22'.repeat(32)}`, isVerified: true };
  Object.assign(me ?? {}, { wallet: verified });

  await save.click();

  await expect.poll(() => router.state.location.pathname).toBe('/finances');
  expect(me?.wallet).toEqual(verified);
  expect(calls.map(({ operationId }) => operationId)).not.toContain('updateMyProfile');
});

test('two clicks in one frame save the address once', async () => {
  const { field, save, router, calls } = await openForm();
  await field.fill(friendly);
  await expect.element(save).toBeEnabled();

  const click = () => save.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click();
  click();

  await expect.poll(() => router.state.location.pathname).toBe('/finances');
  const saved = calls.filter(({ operationId }) => operationId === 'updateMyProfile');
  expect(saved).toHaveLength(1);
});

test('[FIN-06] a form that is opened again during a save has the saved address and nothing to discard', async () => {
  const { field, save, screen, telegram, router, held } = await openForm(null, {
    held: ['updateMyProfile'],
  });
  await field.fill(friendly);
  await save.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/finances');
  await router.navigate('/finances/edit');

  held?.release();

  await expect.element(screen.getByText('Your profile has been updated')).toBeVisible();
  await expect.element(field).toHaveValue(friendly);
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
  const discard = screen.getByRole('button', { name: 'Discard changes' });
  await expect.element(discard).not.toBeInTheDocument();
});

test('Telegram asks before it closes a form with an unsaved address', async () => {
  const { field, save, telegram, router } = await openForm({ address: raw, isVerified: true });
  await expect.element(field).toHaveValue(friendly);
  expect(telegram.confirmsClosing()).toBe(false);
  await field.fill('');
  await expect.poll(() => telegram.confirmsClosing()).toBe(true);
  await field.fill(friendly);
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
  await field.fill(raw);
  await expect.poll(() => telegram.confirmsClosing()).toBe(true);
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/finances');
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
});

test('[FIN-06] a space that a keyboard adds is no unsaved change of the address', async () => {
  const { field, screen, telegram, router } = await openForm({ address: raw, isVerified: true });
  await field.fill(`${friendly} `);

  await expect.element(field).toHaveValue(`${friendly} `);
  const discard = screen.getByRole('button', { name: 'Discard changes' });
  await expect.element(discard).not.toBeInTheDocument();
  expect(telegram.confirmsClosing()).toBe(false);
  await router.navigate('/finances');
  await router.navigate('/finances/edit');
  await expect.element(field).toHaveValue(friendly);
});

test('[FIN-06] an address that was typed survives Telegram’s Back, until it is discarded or saved', async () => {
  const verified = { address: raw, isVerified: true };
  const { field, save, screen, telegram, router, me, queries } = await openForm(verified);
  const edit = screen.getByRole('link', { name: 'Edit address' });
  await field.fill(`0:${'22'.repeat(32)}`);

  telegram.pressBack();
  await edit.click();
  await expect.element(field).toHaveValue(`0:${'22'.repeat(32)}`);
  await screen.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field).toHaveValue(friendly);
  await field.fill('');
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/finances');

  await expect.element(screen.getByRole('link', { name: 'Enter address' })).toBeVisible();

  Object.assign(me ?? {}, { wallet: verified });
  await queries.invalidateQueries();
  await edit.click();
  await expect.element(field).toHaveValue(friendly);
  await expect.element(save).toBeEnabled();
  expect(telegram.confirmsClosing()).toBe(false);
});

test('[FIN-06] saving an empty field removes the address', async () => {
  const { field, save, router, me } = await openForm({ address: raw, isVerified: true });
  await expect.element(field).toHaveValue(friendly);
  await field.fill('');

  await save.click();

  await expect.poll(() => router.state.location.pathname).toBe('/finances');
  expect(me?.wallet).toBeNull();
});

test.each(['nonsense', `${friendly}A`, `0:${'1'.repeat(63)}`])(
  '[FIN-07] "%s" is no address: the field shows an error at once and Save is disabled',
  async (text) => {
    const { field, save, screen } = await openForm();
    await field.fill(text);

    await expect.element(screen.getByText('This is not a TON address')).toBeVisible();
    await expect.element(save).toBeDisabled();
  },
);

test.each([
  ['checksum', friendly.replace(/W$/, 'X'), 'A character is wrong, copy the address again'],
  ['workchain', 'UQERERERERERERERERERERERERERERERERERERERERERETYK', 'TON has no such workchain'],
])(
  '[FIN-07] a wrong %s, which only the server detects, is shown at the field',
  async (_, address, error) => {
    const { field, save, screen, router, me } = await openForm();
    await field.fill(address);

    await save.click();

    await expect.element(screen.getByText(error)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
    expect(router.state.location.pathname).toBe('/finances/edit');
    expect(me?.wallet).toBeNull();
  },
);

test('[FIN-07] an address of the test network, which only a server in production refuses, is shown at the field', async () => {
  const overrides: Overrides = {
    updateMyProfile: () => {
      const pointer = '/body/payment_info/wallet_hash';
      throw validationFailed([{ pointer, code: 'network', message: 'The test network.' }]);
    },
  };
  const { field, save, screen } = await openForm(null, { overrides });
  await field.fill('0QAREREREREREREREREREREREREREREREREREREREREREQBc');

  await save.click();

  await expect.element(screen.getByText('It is an address of the test network')).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('Save is disabled while the address is saved', async () => {
  const { field, save, held } = await openForm(null, { held: ['updateMyProfile'] });
  await field.fill(friendly);

  await save.click();

  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  held?.release();
});

test('[FIN-06] a player who has left the form before the address is saved stays on the new page', async () => {
  const { field, save, router, queries, me, held } = await openForm(null, {
    held: ['updateMyProfile'],
  });
  await field.fill(friendly);
  await save.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/levels');

  held?.release();

  await expect.poll(() => queries.isMutating()).toBe(0);
  expect(me?.wallet?.address).toBe(raw);
  expect(router.state.location.pathname).toBe('/levels');
});

test('[FIN-06] after a save Back does not return to the form', async () => {
  const { field, save, router } = await openForm();
  await field.fill(friendly);
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/finances');
  await router.navigate('/levels');

  // The first page of the history, whether there are two pages or three.
  await router.back(2);

  await expect.poll(() => router.state.location.pathname).toBe('/finances');
});

test('[ERR-04] an address that could not be saved stays in the field', async () => {
  const { field, save, screen } = await openForm(null, {
    controls: failing('updateMyProfile', 'NETWORK_FAILURE'),
  });
  await field.fill(friendly);

  await save.click();

  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
  await expect.element(field).toHaveValue(friendly);
  await expect.element(save).toBeEnabled();
});

/** Overrides that save the profile and then refuse the request, until the returned `end` is called. */
function losingResponses() {
  let isLost = true;
  const overrides: Overrides = {
    updateMyProfile: async ({ next, refuse }) => {
      const profile = await next();
      return isLost ? refuse('SERVICE_UNAVAILABLE') : profile;
    },
  };
  const end = () => {
    isLost = false;
  };
  return { overrides, end };
}

test('[ERR-04] an address that was saved although its response was lost is shown in the finances', async () => {
  const { overrides } = losingResponses();
  const verified = { address: raw, isVerified: true };
  const { field, save, screen, router } = await openForm(verified, { overrides });
  await field.fill(`0:${'22'.repeat(32)}`);
  await save.click();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();

  await router.navigate('/finances');

  await expect.element(screen.getByText(/^Not verified/)).toBeVisible();
});

test('[ERR-04] after an address whose response was lost the old one can be saved again', async () => {
  const { overrides, end } = losingResponses();
  const verified = { address: raw, isVerified: true };
  const { field, save, screen, router, me } = await openForm(verified, { overrides });
  await field.fill(`0:${'22'.repeat(32)}`);
  await save.click();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
  end();
  await field.fill(friendly);

  await save.click();

  await expect.poll(() => router.state.location.pathname).toBe('/finances');
  expect(me?.wallet?.address).toBe(raw);
});
