import { customLinkHref, customLinkText } from './custom-link.ts';

export type SocialProfile = {
  readonly username: string | null;
  readonly is_username_visible: boolean;
  readonly additional_info: {
    readonly instagram_username: string | null;
    readonly twitter_username: string | null;
    readonly custom_link: string | null;
  };
};

export type SocialLink = {
  readonly kind: 'telegram' | 'instagram' | 'twitter' | 'custom';
  readonly text: string;
  readonly href: string;
};

/** Returns true if the app may show this Telegram username and link to its profile (spec §5). */
export function isTelegramHandle(username: string): boolean {
  return /^[A-Za-z0-9_-]{1,20}$/.test(username);
}

/** Returns the links that a public card shows (spec §5). Omits a hidden or invalid Telegram username. */
export function socialLinks(profile: SocialProfile): SocialLink[] {
  const { instagram_username, twitter_username, custom_link } = profile.additional_info;
  const username = profile.is_username_visible ? profile.username : null;
  return [
    entry('telegram', username && isTelegramHandle(username) ? username : null, 'https://t.me/'),
    entry('instagram', instagram_username, 'https://www.instagram.com/'),
    entry('twitter', twitter_username, 'https://x.com/'),
    customEntry(custom_link ?? ''),
  ].filter((link) => link !== null);
}

function entry(kind: SocialLink['kind'], name: string | null, base: string): SocialLink | null {
  return name ? { kind, text: name, href: `${base}${encodeURIComponent(name)}` } : null;
}

function customEntry(link: string): SocialLink | null {
  const text = customLinkText(link);
  const href = customLinkHref(link);
  return text && href ? { kind: 'custom', text, href } : null;
}
