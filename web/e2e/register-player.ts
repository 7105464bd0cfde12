import { findPerson, initDataFor } from '@bold/mock/telegram';

/**
 * Gives one of the simulator’s people a name and a country by the API of the game at `origin`. Throws when it refuses.
 */
export async function registerPlayer(origin: string, person: string): Promise<void> {
  const answer = await fetch(`${origin}/api/user/profile/me`, {
    method: 'PATCH',
    headers: {
      Authorization: `tma ${await initDataFor({ person: findPerson(person) })}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ display_name: `Tide-${person}`, country_id: 'PT' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
