import { findPerson, initDataFor } from '@bold/mock/telegram';
import type { ProfileUpdate } from '@bold/sdk';

/**
 * Registers a person of the simulator as a player with a name and a country.
 * @param profile values that replace the default name and country, or that are sent in addition to them
 * @throws Error if the server refuses the values
 */
export async function registerPlayer(
  origin: string,
  person: string,
  profile: ProfileUpdate = {},
): Promise<void> {
  const response = await fetch(`${origin}/api/user/profile/me`, {
    method: 'PATCH',
    headers: {
      Authorization: `tma ${await initDataFor({ person: findPerson(person) })}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ display_name: `Tide-${person}`, country_id: 'PT', ...profile }),
  });
  if (!response.ok) throw new Error(await response.text());
}
