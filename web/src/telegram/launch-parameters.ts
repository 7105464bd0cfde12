import { type InitData, parseInitData } from './init-data.ts';
import { type Fields, field, optionalField, parseFields, parseQuery } from './parse-record.ts';
import { type Parser, parseBoolean, parseColour, parseText } from './parse-value.ts';

/** What the messenger says when it opens the app (spec §3 "Launch parameters"). */
export type LaunchParameters = {
  readonly platform: string;
  /** Of the mini-app protocol, as "7.10". */
  readonly version: string;
  /** The host's colours by their name, `#rrggbb`. */
  readonly themeColours: Readonly<Record<string, string>>;
  readonly startParameter: string | undefined;
  readonly showSettings: boolean;
  readonly botInline: boolean;
  readonly initData: InitData;
  /** As it was signed: sent with every call, never taken apart. */
  readonly rawInitData: string;
};

/** Only what calls itself a colour must be one: hosts may add other things to a theme. */
const parseTheme: Parser<Record<string, string>> = (value) => {
  const theme = parseFields(value);
  const names = Object.keys(theme).filter((name) => name.endsWith('_color'));
  return Object.fromEntries(names.map((name) => [name, field(theme, name, parseColour)]));
};

function startParameter(query: Fields, initData: InitData): string | undefined {
  return optionalField(query, 'tgWebAppStartParam', parseText) ?? initData.start_param;
}

/**
 * Reads launch parameters from a query string.
 * @throws FieldParseError naming the first field that is missing or cannot be read
 */
export function parseLaunchParameters(value: string): LaunchParameters {
  const query = parseQuery(value);
  const initData = field(query, 'tgWebAppData', parseInitData);
  return {
    platform: field(query, 'tgWebAppPlatform', parseText),
    version: field(query, 'tgWebAppVersion', parseText),
    themeColours: optionalField(query, 'tgWebAppThemeParams', parseTheme) ?? {},
    startParameter: startParameter(query, initData),
    showSettings: optionalField(query, 'tgWebAppShowSettings', parseBoolean) ?? false,
    botInline: optionalField(query, 'tgWebAppBotInline', parseBoolean) ?? false,
    initData,
    rawInitData: field(query, 'tgWebAppData', parseText),
  };
}
