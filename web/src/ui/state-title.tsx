import { createContext, type ReactNode, use } from 'react';
import css from './state-view.module.css';

/** Whether a state has the screen to itself: below a header, which names the page, it is a part of that. */
export const IsAlone = createContext(false);

/** The large words of a state: the page's own heading where there is no other. */
export function StateTitle({ children }: { children: ReactNode }) {
  const Heading = use(IsAlone) ? 'h1' : 'h2';
  return <Heading className={css.title}>{children}</Heading>;
}
