import { createContext, type ReactNode, use } from 'react';
import css from './state-view.module.css';

/** True if no header is above a state view, which is a view for loading, an error or a missing page. */
export const IsFullScreen = createContext(false);

/** Renders the title of a state view, as the page's `h1` if there is no header. */
export function StateTitle({ children }: { children: ReactNode }) {
  const Heading = use(IsFullScreen) ? 'h1' : 'h2';
  return <Heading className={css.title}>{children}</Heading>;
}
