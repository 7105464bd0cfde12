import { type InitData, parseInitData } from './init-data.ts';
import { type Fields, field, optionalField, parseFields, parseQuery } from './parse-record.ts';
import { type Parser, parseBoolean, parseColor, parseText } from './parse-value.ts';

/** The launch parameters (spec §3 "Launch parameters"). */
export type LaunchParameters = {
  readonly platform: string;
  /** The version of the mini-app protocol, such as "7.10". */
  readonly version: string;
  /** The host's colors by name, in the form `#rrggbb`. */
  readonly themeColors: Readonly<Record<string, string>>;
  readonly startParameter: string | undefined;
  readonly showSettings: boolean;
  readonly botInline: boolean;
  /** True if Telegram opened the app in full screen. */
  readonly isFullScreen: boolean;
  readonly initData: InitData;
  /** The signed init data, which is sent with every call. */
  readonly rawInitData: string;
};

/**
 * Parses the colors of a theme. Drops other values, and colors of another form, which some hosts send: no color is
 * worth locking a player out.
 */
const parseTheme: Parser<Record<string, string>> = (value) => {
  const theme = parseFields(value);
  const colors: Record<string, string> = {};
  for (const name of Object.keys(theme)) {
    try {
      if (name.endsWith('_color')) colors[name] = field(theme, name, parseColor);
    } catch {}
  }
  return colors;
};

function startParameter(query: Fields, initData: InitData): string | undefined {
  // An empty parameter is none.
  return optionalField(query, 'tgWebAppStartParam', parseText) || initData.start_param || undefined;
}

/** Parses a query string. Throws `FieldParseError` for the first field that is missing or cannot be parsed. */
export function parseLaunchParameters(value: string): LaunchParameters {
  const query = parseQuery(value);
  const initData = field(query, 'tgWebAppData', parseInitData);
  return {
    platform: field(query, 'tgWebAppPlatform', parseText),
    version: field(query, 'tgWebAppVersion', parseText),
    themeColors: optionalField(query, 'tgWebAppThemeParams', parseTheme) ?? {},
    startParameter: startParameter(query, initData),
    showSettings: optionalField(query, 'tgWebAppShowSettings', parseBoolean) ?? false,
    botInline: optionalField(query, 'tgWebAppBotInline', parseBoolean) ?? false,
    isFullScreen: optionalField(query, 'tgWebAppFullscreen', parseBoolean) ?? false,
    initData,
    rawInitData: field(query, 'tgWebAppData', parseText),
  };
}
