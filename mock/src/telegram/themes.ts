/** Telegram's theme parameters: the real names, colours as #rrggbb. */
export interface ThemeParams {
  [name: string]: string;
}

/** What the messenger's own day and night themes send. */
export const themes = {
  light: {
    accent_text_color: '#168acd',
    bg_color: '#ffffff',
    bottom_bar_bg_color: '#f1f1f1',
    button_color: '#40a7e3',
    button_text_color: '#ffffff',
    destructive_text_color: '#d14e4e',
    header_bg_color: '#ffffff',
    hint_color: '#999999',
    link_color: '#168acd',
    secondary_bg_color: '#f1f1f1',
    section_bg_color: '#ffffff',
    section_header_text_color: '#168acd',
    section_separator_color: '#e7e7e7',
    subtitle_text_color: '#999999',
    text_color: '#000000',
  },
  dark: {
    accent_text_color: '#6ab2f2',
    bg_color: '#17212b',
    bottom_bar_bg_color: '#17212b',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    destructive_text_color: '#ec3942',
    header_bg_color: '#17212b',
    hint_color: '#708499',
    link_color: '#6ab3f3',
    secondary_bg_color: '#232e3c',
    section_bg_color: '#17212b',
    section_header_text_color: '#6ab3f3',
    section_separator_color: '#111921',
    subtitle_text_color: '#708499',
    text_color: '#f5f5f5',
  },
} as const satisfies Record<string, ThemeParams>;

export type ThemeName = keyof typeof themes;
