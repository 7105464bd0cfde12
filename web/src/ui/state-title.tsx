import { createContext, type ReactNode, use } from 'react';
import css from './state-view.module.css';

/** True if no header is above a loading, error or not-found view. */
export const IsFullScreen = createContext(false);

/**
 * Renders the title of a loading, error or not-found view.
 * The title is an `h1` if no header is above the view; otherwise it is an `h2`.
 */
export function StateTitle({ children }: { children: ReactNode }) {
  const Heading = use(IsFullScreen) ? 'h1' : 'h2';
  return (
    <Heading className={css.title} tabIndex={-1}>
      {children}
    </Heading>
  );
}
