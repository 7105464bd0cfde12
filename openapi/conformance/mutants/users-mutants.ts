import { forgiving, inAnswer, inRequest, type Mutant } from './mutant.ts';

type Info = Record<string, unknown>;

const me = /\/user\/me$/;
const save = /\/user\/profile\/me$/;
const profile = /\/user\/profile\/\d+$/;

/** Faults in players and profiles. */
export const usersMutants: Mutant[] = [
  inAnswer('users', 'a new player has another default name', me, (user) => ({
    ...user,
    display_name: String(user.display_name).replace(/^bold_/, 'user_'),
  })),
  inAnswer('users', 'a new player shows the handle', me, (user) => ({
    ...user,
    is_username_visible: true,
  })),
  inAnswer('users', "the messenger's id is the id", me, (user) => ({
    ...user,
    id: user.telegram_id,
  })),
  inAnswer('users', 'a profile shows payment_info to everybody', profile, (one) => ({
    ...one,
    payment_info: one.payment_info ?? {
      wallet_hash: null,
      wallet_verified: false,
      referrals_dol_revenue: 0,
      top10_dol_revenue: 0,
    },
  })),
  hiddenHandles(),
  inAnswer('users', 'a handle never shows', profile, (one) => ({ ...one, username: null })),
  inAnswer('users', 'the switch answers the old value', /visibility$/, (user) => ({
    ...user,
    is_username_visible: !user.is_username_visible,
  })),
  inAnswer('users', 'every name is said to be free', /check-display-name/, () => ({
    is_available: true,
  })),
  inAnswer('users', 'no name is said to be free', /check-display-name/, () => ({
    is_available: false,
  })),
  forgiving('users', 'a taken name is said to be saved', 'DISPLAY_NAME_TAKEN', {}),
  inRequest('users', 'names may have 21 characters', save, (json) =>
    typeof json.display_name === 'string'
      ? { ...json, display_name: json.display_name.slice(0, 20) }
      : json,
  ),
  inRequest('users', 'default names may be taken', save, (json) =>
    typeof json.display_name === 'string'
      ? { ...json, display_name: json.display_name.replace('bold_', 'bald_') }
      : json,
  ),
  inRequest('users', 'a bio may have 141 characters', save, (json) => ({
    ...json,
    ...withInfo(json, ({ bio, ...info }) => ({
      ...info,
      ...(bio !== undefined && {
        bio: typeof bio === 'string' ? [...bio].slice(0, 140).join('') : bio,
      }),
    })),
  })),
  inAnswer('users', 'a bio keeps its white space', save, (one, { body }) => {
    const { additional_info: sent } = JSON.parse(body || '{}') as { additional_info?: Info };
    return { ...one, additional_info: { ...(one.additional_info as Info), ...sent } };
  }),
  inRequest(
    'users',
    'null for additional_info is not heard',
    save,
    ({ additional_info, ...json }) =>
      additional_info === null || additional_info === undefined
        ? json
        : { ...json, additional_info },
  ),
  inRequest('users', 'null clears the country', save, ({ country_id, ...json }) =>
    country_id === null
      ? { ...json, country_id: 'AQ' }
      : { ...json, ...(country_id !== undefined && { country_id }) },
  ),
  inAnswer('users', 'a wallet is bounceable', save, (one) => {
    const info = one.payment_info as Info | null;
    const wallet_hash = info?.wallet_hash ? String(info.wallet_hash).replace(/^U/, 'E') : null;
    return { ...one, payment_info: info && { ...info, wallet_hash } };
  }),
  inAnswer('users', 'a typed wallet counts as verified', save, (one) => ({
    ...one,
    payment_info: { ...(one.payment_info as Info), wallet_verified: true },
  })),
  inAnswer('users', 'every challenge is the same', /proof-payload$/, () => ({
    payload: 'always-the-same',
    expires_at: new Date(Date.now() + 60_000).toISOString(),
  })),
  {
    tag: 'users',
    title: 'an unknown country answers 400',
    answer: ({ status, body }) => ({ status: body.includes('COUNTRY_NOT_FOUND') ? 400 : status }),
  },
];

/** The proxy knows a handle from its owner's own answers and gives it to everybody. */
function hiddenHandles(): Mutant {
  const handles = new Map<unknown, unknown>();
  return {
    tag: 'users',
    title: 'a hidden handle shows to others',
    answer: ({ status, body }, { path }) => {
      if (status !== 200 || !(me.test(path) || profile.test(path))) return {};
      const user = JSON.parse(body) as { id: number; username: string | null };
      if (user.username !== null) handles.set(user.id, user.username);
      return { body: JSON.stringify({ ...user, username: handles.get(user.id) ?? null }) };
    },
  };
}

function withInfo(json: Info, change: (info: Info) => Info): Info {
  const info = json.additional_info;
  return typeof info === 'object' && info !== null ? { additional_info: change(info as Info) } : {};
}
