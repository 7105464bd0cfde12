import type { ComponentProps } from 'react';
import css from './card.module.css';

/** Renders a section as a rounded box with an opaque background in the level's colors. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={[css.card, className].filter(Boolean).join(' ')} />;
}
