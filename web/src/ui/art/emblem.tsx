import type { Ref } from 'react';
import { dropPath } from './drop-path.ts';
import css from './emblem.module.css';

type EmblemProps = { ref?: Ref<SVGSVGElement>; isEmpty?: boolean; className?: string | undefined };

/** Draws the drop that the player taps, in the level's colors. With `isEmpty`, draws only the outline. */
export function Emblem({ ref, isEmpty = false, className = '' }: EmblemProps) {
  return (
    <svg
      ref={ref}
      className={`${css.emblem} ${isEmpty ? css.empty : ''} ${className}`}
      viewBox="0 0 240 280"
      aria-hidden="true"
    >
      <path className={css.body} d={dropPath} />
      {isEmpty ? null : (
        <>
          <path
            className={css.shade}
            d="M196 132c13 76-37 131-113 129a92 92 0 0 0 133-85c0-15-8-30-20-44z"
          />
          <path className={css.gleam} d="M52 172a70 70 0 0 0 34 62" />
          <path className={css.gleam} d="M104 247h.1" />
        </>
      )}
    </svg>
  );
}
