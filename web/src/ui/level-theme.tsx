import type { CSSProperties, ReactNode } from 'react';
import css from './level-theme.module.css';

/** The colors of a level, `#rrggbb`, as `GET /level` returns them. */
export type LevelColours = {
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly background_color: string;
  readonly tile: string | null;
  readonly dark_theme: boolean;
};

/** The colors before the level is loaded (spec §9). */
export const plainColours: LevelColours = {
  primary_color: '#000000',
  secondary_color: '#ffffff',
  background_color: '#ffffff',
  tile: null,
  dark_theme: false,
};

/** Returns the colors as custom properties: `--primary`, `--secondary`, `--background`, `--tile`. */
export function themeStyle(colours: LevelColours): CSSProperties {
  return {
    '--primary': colours.primary_color,
    '--secondary': colours.secondary_color,
    '--background': colours.background_color,
    '--tile': colours.tile === null ? 'none' : `url("${encodeURI(colours.tile)}")`,
    colorScheme: colours.dark_theme ? 'dark' : 'light',
  } as CSSProperties;
}

/** Gives its content the colors of a level. */
export function LevelTheme(props: {
  colours: LevelColours | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const colours = props.colours ?? plainColours;
  return (
    <div
      className={[css.theme, props.className].filter(Boolean).join(' ')}
      data-tone={colours.dark_theme ? 'dark' : 'light'}
      style={themeStyle(colours)}
    >
      {props.children}
    </div>
  );
}
