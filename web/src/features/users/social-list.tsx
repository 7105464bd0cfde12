import type { MouseEvent } from 'react';
import { useTexts } from '../../lib/language.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { CameraIcon, CrossedIcon, GlobeIcon, PlaneIcon } from './social-icons.tsx';
import { type SocialLink, type SocialProfile, socialLinks } from './social-links.ts';
import css from './social-list.module.css';
import { usersText } from './users-text.ts';

const icons = {
  telegram: PlaneIcon,
  instagram: CameraIcon,
  twitter: CrossedIcon,
  custom: GlobeIcon,
};

/** Lists the links of a public card (spec §5). */
export function SocialList({ profile }: { profile: SocialProfile }) {
  const { card } = useTexts(usersText);
  const telegram = useTelegram();
  const links = socialLinks(profile);
  if (links.length === 0) return null;

  function open(event: MouseEvent, { kind, href }: SocialLink) {
    event.preventDefault();
    if (kind === 'telegram') telegram.openTelegramLink(href);
    else telegram.openLink(href);
  }

  return (
    <ul className={css.links} aria-label={card.links}>
      {links.map((link) => {
        const Icon = icons[link.kind];
        return (
          <li key={link.kind} className={css.entry}>
            <a
              className={css.link}
              href={link.href}
              target="_blank"
              rel="noreferrer"
              aria-label={card[link.kind](link.text)}
              onClick={(event) => open(event, link)}
            >
              <Icon className={css.icon} />
              <span className={css.text}>{link.text}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
