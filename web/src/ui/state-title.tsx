import { createContext, type ReactNode, use } from 'react';
import css from './state-view.module.css';

/** True if there is no header above a state view. A state view is a loading view, an error view or a not-found view. */
export const IsFullScreen = createContext(false);

/** Renders the title of a state view. The title is the page's `h1` if there is no header, otherwise an `h2`. */
export function StateTitle({ children }: { children: ReactNode }) {
  const Heading = use(IsFullScreen) ? 'h1' : 'h2';
  return (
    <Heading className={css.title} tabIndex={-1}>
      {children}
    </Heading>
  );
}
