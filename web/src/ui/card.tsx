import type { ComponentProps } from 'react';
import css from './card.module.css';

/** Renders a section as a box that covers the level's tiled background. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={[css.card, className].filter(Boolean).join(' ')} />;
}
