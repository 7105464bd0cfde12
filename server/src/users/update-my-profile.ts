import countries from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import type { AdditionalInfoUpdate, ProfileUpdate } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import type { UserUpdate } from '../database/schema.ts';
import { isReservedName } from './reserved-name.ts';
import { showProfile } from './show-profile.ts';
import { updateUser } from './update-user.ts';
import { acceptsTestWallets, walletChange } from './wallet-change.ts';

const countryIds = new Set(countries.map(({ id }) => id));

/**
 * Stores all fields of the body or none (decisions §1a). If two players request the same name at the same time, only
 * one player gets the name.
 */
export const updateMyProfile: Handler<'updateMyProfile'> = async (
  { userId, languageCode, body },
  { db, config, clock },
) => {
  // An invalid address breaks the contract, which is checked before everything else.
  const wallet = walletChange(body, {
    testAllowed: acceptsTestWallets(config),
    now: clock.now(),
  });
  if (body.country_id) requireCountry(body.country_id);
  if (body.display_name && isReservedName(body.display_name)) {
    throw new Problem('DISPLAY_NAME_TAKEN', `The name ${body.display_name} is reserved.`);
  }
  const changes = { ...identityChange(body), ...socialChange(body), ...wallet };
  try {
    const row = await updateUser({ db, config, clock }, { userId, languageCode }, changes);
    return await showProfile(db, row, userId);
  } catch (error) {
    if (!isNameConflict(error)) throw error;
    const detail = `Another player is called ${body.display_name}.`;
    throw new Problem('DISPLAY_NAME_TAKEN', detail, { cause: error });
  }
};

/** Returns the change of name and country. Ignores null, because a player cannot remove the name or the country. */
function identityChange({ display_name, country_id }: ProfileUpdate): UserUpdate {
  return { ...(display_name && { display_name }), ...(country_id && { country_id }) };
}

/**
 * Returns the change of the social fields. Null clears a field, and a null `additional_info` clears all social fields.
 */
function socialChange({ additional_info: info }: ProfileUpdate): UserUpdate {
  if (info === undefined) return {};
  if (info === null) {
    return {
      instagram_username: null,
      twitter_username: null,
      custom_link: null,
      bio: null,
    } satisfies Record<keyof AdditionalInfoUpdate, false | null>;
  }
  return info.bio === undefined ? info : { ...info, bio: info.bio?.trim() || null };
}

function isNameConflict(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'users_display_name'
  );
}

/** Throws `COUNTRY_NOT_FOUND` if no country has this id. */
export function requireCountry(id: string): void {
  if (!countryIds.has(id)) throw new Problem('COUNTRY_NOT_FOUND', `No country has the id ${id}.`);
}
