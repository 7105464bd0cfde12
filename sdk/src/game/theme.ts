/** The colours of a level, `#rrggbb`. */
export interface Theme {
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly background_color: string;
}

/** Black on white, until a level is known (spec §9). */
export const defaultTheme: Theme = {
  primary_color: '#000000',
  secondary_color: '#ffffff',
  background_color: '#ffffff',
};
