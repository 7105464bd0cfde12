import type { ReactNode } from 'react';
import { Emblem } from '../../ui/art/emblem.tsx';
import css from './notice-poster.module.css';

type NoticePosterProps = {
  title: string;
  /** The drop has run dry; a gift fills it again. */
  isEmpty: boolean;
  children: ReactNode;
};

/** Stands where the tap surface was when there is nothing to tap with. */
export function NoticePoster({ title, isEmpty, children }: NoticePosterProps) {
  return (
    <section className={css.poster} aria-label={title}>
      <div className={css.stage}>
        <Emblem isEmpty={isEmpty} className={css.drop} />
      </div>
      <div role="status">
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{children}</p>
      </div>
    </section>
  );
}
