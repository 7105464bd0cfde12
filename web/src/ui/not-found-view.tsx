import { useTexts } from '../lib/language.ts';
import { Emblem } from './art/emblem.tsx';
import { StateTitle } from './state-title.tsx';
import css from './state-view.module.css';
import { uiText } from './ui-text.ts';

/** Tells the player that a page or its data does not exist (decisions §10 NAV). */
export function NotFoundView() {
  const { notFound } = useTexts(uiText);
  return (
    <div className={css.view}>
      <Emblem isEmpty className={css.emblem} />
      <StateTitle>{notFound}</StateTitle>
    </div>
  );
}
