import type { ReactNode } from 'react';
import { Emblem } from '../../ui/art/emblem.tsx';
import css from './poster.module.css';

type PosterProps = {
  title: string;
  text: string;
  signature?: string;
  /** True to draw only the outline of the emblem. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** Fills the screen with the game's emblem, a large title, a text and one action. */
export function Poster({ title, text, signature, isEmpty = false, children }: PosterProps) {
  return (
    <main className={css.poster}>
      <div className={css.stage}>
        <Emblem className={css.art} isEmpty={isEmpty} />
      </div>
      <div className={css.content}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        {signature ? <p className={css.signature}>{signature}</p> : null}
        <div className={css.action}>{children}</div>
      </div>
    </main>
  );
}
