import type { CSSProperties, ReactNode } from 'react';
import { basePath } from '../lib/base-path.ts';
import css from './level-theme.module.css';

/** The colors of a level, each `#rrggbb`. `tile` is the URL path of an image that repeats over the background. */
export type LevelColors = {
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly background_color: string;
  readonly tile: string | null;
  readonly dark_theme: boolean;
};

/** The colors that are used until the level is loaded (spec §9). */
export const plainColors: LevelColors = {
  primary_color: '#000000',
  secondary_color: '#ffffff',
  background_color: '#ffffff',
  tile: null,
  dark_theme: false,
};

/** Returns the style of a level: `--primary`, `--secondary`, `--background`, `--tile` and `color-scheme`. */
export function themeStyle(colors: LevelColors): CSSProperties {
  return {
    '--primary': colors.primary_color,
    '--secondary': colors.secondary_color,
    '--background': colors.background_color,
    '--tile': colors.tile === null ? 'none' : `url("${basePath}${encodeURI(colors.tile)}")`,
    colorScheme: colors.dark_theme ? 'dark' : 'light',
  } as CSSProperties;
}

export function LevelTheme(props: {
  colors: LevelColors | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const colors = props.colors ?? plainColors;
  return (
    <div
      className={[css.theme, props.className].filter(Boolean).join(' ')}
      data-tone={colors.dark_theme ? 'dark' : 'light'}
      style={themeStyle(colors)}
    >
      {props.children}
    </div>
  );
}
