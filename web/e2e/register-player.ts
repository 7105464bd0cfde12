import { findPerson, initDataFor } from '@bold/mock/telegram';

/**
 * Sets a name and a country for a person of the simulator, over the API of the game at `origin`. Throws an Error if the
 * server refuses one.
 */
export async function registerPlayer(origin: string, person: string): Promise<void> {
  const response = await fetch(`${origin}/api/user/profile/me`, {
    method: 'PATCH',
    headers: {
      Authorization: `tma ${await initDataFor({ person: findPerson(person) })}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ display_name: `Tide-${person}`, country_id: 'PT' }),
  });
  if (!response.ok) throw new Error(await response.text());
}
