import css from './skeleton.module.css';

/** Holds the place of something that loads, so that nothing moves when it comes; sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className={css.skeleton} style={{ width, height }} />;
}
