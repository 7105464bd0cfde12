import type { TelegramUser } from './init-data.ts';

/** A Telegram user of the simulator. `key` names the person in the simulator's URL. */
export type Person = {
  key: string;
  user: TelegramUser;
};

/** The predefined people. Each optional field of `TelegramUser` is set for at least one person. */
export const people: readonly Person[] = [
  {
    key: 'dewey',
    user: {
      id: 1_000_000_101,
      first_name: 'Dewey',
      last_name: 'Drip',
      username: 'dewey_drip',
      language_code: 'en',
      allows_write_to_pm: true,
    },
  },
  {
    key: 'paula',
    user: {
      id: 1_000_000_102,
      first_name: 'Paula',
      last_name: 'Puddle',
      username: 'paula_puddle',
      language_code: 'en',
      is_premium: true,
      allows_write_to_pm: true,
      photo_url: 'https://t.me/i/userpic/320/paula_puddle.svg',
    },
  },
  {
    key: 'kaplya',
    user: {
      id: 1_000_000_103,
      first_name: 'Капля',
      last_name: 'Ручейкова',
      language_code: 'ru',
    },
  },
  {
    // An id of more than 32 bits, as Telegram has them. Code that truncates it would find another player.
    key: 'terry',
    user: {
      id: 7_000_000_000_104,
      first_name: 'Terry',
      last_name: 'Torrent',
      username: 'terry_torrent',
      language_code: 'ru',
      is_premium: true,
      is_bot: false,
      added_to_attachment_menu: true,
    },
  },
  { key: 'mist', user: { id: 1_000_000_105, first_name: 'Mist' } },
  {
    key: 'gina',
    user: {
      id: 1_000_000_106,
      first_name: 'Gina',
      last_name: 'Geyser',
      username: 'gina_geyser',
      language_code: 'en',
      is_premium: true,
    },
  },
];

const firstGuestId = 2_000_000_000;
const guestKey = /^guest-([1-9]\d{0,8})$/;

/** Returns a user who is not one of the predefined people. `number` is from 1 to 999 999 999. */
export function guest(number: number): Person {
  const user = {
    id: firstGuestId + number,
    first_name: `Guest ${number}`,
    username: `guest_${number}`,
    language_code: 'en',
  };
  return { key: `guest-${number}`, user };
}

/** Returns the person with the key, such as `guest-1`, or the first predefined person if the key is unknown. */
export function findPerson(key: string | null): Person {
  const [, number] = guestKey.exec(key ?? '') ?? [];
  if (number) return guest(Number(number));
  return people.find((person) => person.key === key) ?? (people[0] as Person);
}

/** Returns the person with the Telegram id `id`, if there is one. */
export function personWithId(id: number): Person | undefined {
  const found = findPerson(`guest-${id - firstGuestId}`);
  return found.user.id === id ? found : people.find(({ user }) => user.id === id);
}
