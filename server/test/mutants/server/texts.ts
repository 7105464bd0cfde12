import { inServer } from '../mutant.ts';

/** Faults that store another text than the one that was sent. */
export const textsMutants = [
  ...inServer('users', 'server/src/users/update-my-profile.ts', {
    socialChange: [
      [
        'R219',
        'a bio is escaped for HTML',
        'info.bio?.trim() || null',
        "info.bio?.trim().replaceAll('<', '&lt;') || null",
      ],
      [
        'R219',
        'a bio is stored in the composed form of Unicode',
        'info.bio?.trim() || null',
        'info.bio?.trim().normalize() || null',
      ],
      [
        'R219',
        'the line ends of a bio are those of Unix',
        'info.bio?.trim() || null',
        "info.bio?.trim().replaceAll('\\r\\n', '\\n') || null",
      ],
      [
        'R219',
        'a bio loses its backslashes',
        'info.bio?.trim() || null',
        "info.bio?.trim().replaceAll('\\\\', '') || null",
      ],
      ['R218', 'null for additional_info keeps the link', 'custom_link: null,', ''],
      [
        'R218',
        'Instagram names are stored in small letters',
        'return info.bio === undefined ? info',
        'if (info.instagram_username) return { ...info, instagram_username: info.instagram_username.toLowerCase() };\n  return info.bio === undefined ? info',
      ],
      [
        'R219',
        'a link is escaped for HTML',
        'return info.bio === undefined ? info',
        "if (info.custom_link) return { ...info, custom_link: info.custom_link.replaceAll('&', '&amp;') };\n  return info.bio === undefined ? info",
      ],
    ],
  }),
  ...inServer('users', 'server/src/authentication/telegram-user.ts', {
    name: [
      [
        'R213',
        'names are stored in the composed form of Unicode',
        'value.toWellFormed()',
        'value.normalize().toWellFormed()',
      ],
      [
        'R213',
        'names are escaped for HTML',
        'value.toWellFormed()',
        "value.toWellFormed().replaceAll('&', '&amp;')",
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/reserved-name.ts', {
    isReservedName: [
      [
        'R216',
        'default names are free with leading zeros',
        'name.toLowerCase()',
        "name.toLowerCase().replace('_0', '-0')",
      ],
    ],
  }),
];
