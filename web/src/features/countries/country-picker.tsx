import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../lib/language.ts';
import { useScrolled } from '../../lib/use-scrolled.ts';
import { Emblem } from '../../ui/art/emblem.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { countriesText } from './countries-text.ts';
import { CountryOption } from './country-option.tsx';
import css from './country-picker.module.css';
import { findCountries, type NamedCountry } from './find-countries.ts';
import { useListboxNavigation } from './use-listbox-navigation.ts';

type CountryPickerProps = {
  countries: readonly NamedCountry[];
  /** The id of the player's country. */
  current: string | null;
  onPick: (id: string) => void;
};

/** Lists the countries below a sticky search field. The list opens at the current country. */
export function CountryPicker({ countries, current, onPick }: CountryPickerProps) {
  const texts = useTexts(countriesText);
  const listId = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text);
  const found = useMemo(() => findCountries(countries, query), [countries, query]);
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  const { active, list, onKeyDown, reset } = useListboxNavigation(ids, current, onPick);
  const field = useRef<HTMLInputElement>(null);
  const opened = useRef(false);
  const isScrolled = useScrolled(0);

  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' });
  }, [list]);

  function search(query: string) {
    setText(query);
    reset();
    // The results start at the top of the page.
    scrollTo({ top: 0 });
  }

  return (
    <div className={css.picker}>
      <div className={css.search} data-scrolled={isScrolled}>
        <SearchIcon className={css.glass} />
        <input
          ref={field}
          className={css.field}
          type="search"
          role="combobox"
          aria-label={texts.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          placeholder={texts.search}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {text === '' ? null : (
          <button
            type="button"
            className={css.clear}
            aria-label={texts.clear}
            onClick={() => {
              search('');
              field.current?.focus();
            }}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <div ref={list} id={listId} className={css.list} role="listbox" aria-label={texts.list}>
        {found.map(({ id, name }) => (
          <CountryOption
            key={id}
            id={`${listId}-${id}`}
            countryId={id}
            name={name}
            isCurrent={id === current}
            isActive={id === active}
            onPick={onPick}
          />
        ))}
      </div>
      {found.length === 0 ? (
        <div className={css.none}>
          <Emblem isEmpty className={css.emblem} />
          <p>{texts.none}</p>
        </div>
      ) : null}
      <p className={css.count} role="status">
        {query.trim() === '' ? null : texts.found(found.length)}
      </p>
    </div>
  );
}
