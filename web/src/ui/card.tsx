import type { ComponentProps } from 'react';
import css from './card.module.css';

/** A surface that lifts its content off the level's tiled background. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={[css.card, className].filter(Boolean).join(' ')} />;
}
