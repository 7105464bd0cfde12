import { createContext, type ReactNode, use } from 'react';
import css from './state-view.module.css';

/** True if a state view has no header above it. */
export const IsFullScreen = createContext(false);

/** Renders the title of a state view, as the page's `h1` if there is no header. */
export function StateTitle({ children }: { children: ReactNode }) {
  const Heading = use(IsFullScreen) ? 'h1' : 'h2';
  return <Heading className={css.title}>{children}</Heading>;
}
