import type { ReactNode } from 'react';
import { Emblem } from '../../ui/art/emblem.tsx';
import css from './notice-poster.module.css';

type NoticePosterProps = {
  title: string;
  /** True to draw only the outline of the emblem. */
  isEmpty: boolean;
  children: ReactNode;
};

/** Shows a notice instead of the tap surface. */
export function NoticePoster({ title, isEmpty, children }: NoticePosterProps) {
  return (
    <section className={css.poster} aria-label={title}>
      <div className={css.stage}>
        <Emblem isEmpty={isEmpty} className={css.drop} />
      </div>
      <div role="status">
        <h2 className={css.title} tabIndex={-1} data-takes-focus>
          {title}
        </h2>
        <p className={css.text}>{children}</p>
      </div>
    </section>
  );
}
