import { useGetMe } from '@bold/sdk/query';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppConfig } from '../../lib/app-config.ts';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { startLink, userStartParameter } from '../../lib/start-link.ts';
import { BackIcon, ProfileIcon, ShareIcon } from '../../ui/icons.tsx';
import { appText } from '../app-text.ts';
import { focusTitle } from './focus-title.ts';
import css from './header.module.css';
import { usePageHandle } from './page-handle.ts';
import { RankButton } from './rank-button.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useHostBack } from './use-host-buttons.ts';

/** Renders the content of the header (spec §2). */
export function Header() {
  const { name, handle, back } = usePageHandle();
  const share = useShare();
  const texts = useTexts(appText);
  const title = useTitleFocus();
  useHostBack(back);

  return (
    <>
      <div className={css.side}>
        {back === undefined ? null : (
          <Link className={css.icon} to={back} aria-label={texts.back}>
            <BackIcon />
          </Link>
        )}
        {handle?.hasProfile ? (
          <Link className={css.icon} to={paths.profile} aria-label={texts.profile}>
            <ProfileIcon />
          </Link>
        ) : null}
      </div>
      <div className={css.middle}>
        <h1 ref={title} className={css.title} tabIndex={-1}>
          {name && texts.titles[name]}
        </h1>
        <RankButton />
      </div>
      <div className={css.side}>
        {handle?.hasShare ? (
          <button
            type="button"
            className={css.icon}
            aria-label={texts.share}
            onClick={() => void share()}
          >
            <ShareIcon />
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Moves the focus to the title when another page opens. Does nothing on the first page. */
function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusTitle(title.current);
  }, [pathname]);

  return title;
}

/** Returns a function that copies the link to the player's own card (spec §2 "Share"). */
function useShare(): () => Promise<void> {
  const { app_url } = useAppConfig();
  const { data: me } = useGetMe();
  const copyLink = useCopyLink();

  return async () => {
    if (me) await copyLink(startLink(app_url, userStartParameter(me.id)), 'profile');
  };
}
