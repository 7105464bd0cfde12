import type { ReactNode } from 'react';
import { Emblem } from '../../ui/art/emblem.tsx';
import css from './poster.module.css';

type PosterProps = {
  title: string;
  text: string;
  signature?: string;
  /** The drop has run dry. */
  isEmpty?: boolean;
  /** The one thing to do. */
  children: ReactNode;
};

/** A full screen that says one thing in large letters, with the drop above it. */
export function Poster({ title, text, signature, isEmpty = false, children }: PosterProps) {
  return (
    <main className={css.poster}>
      <div className={css.stage}>
        <Emblem className={css.art} isEmpty={isEmpty} />
      </div>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {signature ? <p className={css.signature}>{signature}</p> : null}
        <div className={css.action}>{children}</div>
      </div>
    </main>
  );
}
