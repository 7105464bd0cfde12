import css from './skeleton.module.css';

/** Renders a placeholder for loading content. `height` is a CSS length. */
export function Skeleton({ height = '1em' }: { height?: string }) {
  return <span aria-hidden="true" className={css.skeleton} style={{ height }} />;
}
