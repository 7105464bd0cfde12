import css from './skeleton.module.css';

/** Renders a placeholder for loading content. Sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className={css.skeleton} style={{ width, height }} />;
}
