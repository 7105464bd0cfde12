import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { type InitData, signInitData } from './init-data.ts';
import { type LaunchParameters, launchAddress } from './launch-parameters.ts';
import type { Person } from './people.ts';
import { type ThemeName, themes } from './themes.ts';

/**
 * The ways to open the app in Telegram, each with different fields in the init data:
 * - `button`: with the bot's button
 * - `link`: with a link to the app
 * - `group`: from the attachment menu in a group
 * - `private`: from the attachment menu in a private chat
 */
export const openings = ['button', 'link', 'group', 'private'] as const;
export type Opening = (typeof openings)[number];

/** One launch of the app. By default, the bot's button opens the app at the current time, on iOS with Bot API 9.1. */
export type Launch = {
  person: Person;
  opening?: Opening;
  startParameter?: string;
  platform?: string;
  version?: string;
  theme?: ThemeName;
  showSettings?: boolean;
  botInline?: boolean;
  now?: Date;
  /** By default the development token. */
  botToken?: string;
};

/** Returns the signed init data of a launch, for `Authorization: tma …` and `?tg_auth=…`. */
export function initDataFor(launch: Launch): Promise<string> {
  const auth_date = Math.floor((launch.now?.getTime() ?? Date.now()) / 1000);
  const start = launch.startParameter ? { start_param: launch.startParameter } : {};
  const data: InitData = { ...openedFrom(launch), ...start, auth_date };
  return signInitData(data, launch.botToken ?? development.bot_token);
}

/** Returns the launch parameters of a launch. They contain signed init data. */
export async function launchParametersFor(launch: Launch): Promise<LaunchParameters> {
  return {
    initData: await initDataFor(launch),
    platform: launch.platform ?? 'ios',
    version: launch.version ?? '9.1',
    themeParams: themes[launch.theme ?? 'light'],
    ...(launch.startParameter && { startParameter: launch.startParameter }),
    ...(launch.showSettings && { showSettings: true }),
    ...(launch.botInline && { botInline: true }),
  };
}

/** Returns the app's URL with the launch parameters as its fragment. `app` is resolved against `base`. */
export async function launchAddressFor(app: string, base: string, launch: Launch): Promise<string> {
  return launchAddress(app, base, await launchParametersFor(launch));
}

function openedFrom({ person, opening = 'button' }: Launch): Omit<InitData, 'auth_date'> {
  const { user } = person;
  const query_id = `AAE${user.id.toString(36)}AAAAAA`;
  switch (opening) {
    case 'button':
      return { query_id, user };
    case 'link':
      return { user, chat_instance: '-3141592653589793238', chat_type: 'sender' };
    case 'group':
      return {
        query_id,
        user,
        chat: {
          id: -1_001_000_000_201,
          type: 'supergroup',
          title: 'Puddle Club',
          username: 'puddle_club',
          photo_url: 'https://t.me/i/userpic/320/puddle_club.svg',
        },
        can_send_after: 10,
      };
    case 'private':
      return {
        query_id,
        user,
        receiver: { id: 1_000_000_199, first_name: 'Brook', username: 'brook_babble' },
        can_send_after: 10,
      };
  }
}
