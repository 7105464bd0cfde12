import { customLinkHref, customLinkText } from './custom-link.ts';

/** What the public card reads of a profile. */
export interface SocialProfile {
  readonly username: string | null;
  readonly is_username_visible: boolean;
  readonly additional_info: {
    readonly instagram_username: string | null;
    readonly twitter_username: string | null;
    readonly custom_link: string | null;
  };
}

/** One entry of the public card: where it leads and what it shows. */
export interface SocialLink {
  readonly kind: 'telegram' | 'instagram' | 'twitter' | 'custom';
  readonly text: string;
  readonly href: string;
}

/** The messenger handle rule (spec §5): a username from the messenger is shown and linked only if it fits. */
export function isMessengerHandle(username: string): boolean {
  return /^[A-Za-z0-9_-]{1,20}$/.test(username);
}

/**
 * The social entries of a public card, without those that have no name (spec §5). The messenger's
 * username is among them only if its owner shows it and it passes the handle rule.
 */
export function socialLinks(profile: SocialProfile): SocialLink[] {
  const { instagram_username, twitter_username, custom_link } = profile.additional_info;
  const username = profile.is_username_visible ? profile.username : null;
  return [
    entry('telegram', username && isMessengerHandle(username) ? username : null, 'https://t.me/'),
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
