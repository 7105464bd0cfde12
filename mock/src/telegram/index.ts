export { methodNames } from './host/host.ts';
export { missingSince, versions } from './host/method-versions.ts';
export {
  type InitData,
  isSignedInitData,
  signInitData,
  type TelegramChat,
  type TelegramUser,
} from './init-data.ts';
export { type LaunchParameters, launchAddress, launchQuery } from './launch-parameters.ts';
export {
  initDataFor,
  type Launch,
  launchAddressFor,
  launchParametersFor,
  type Opening,
} from './open-app.ts';
export { findPerson, guest, type Person, people } from './people.ts';
export { type ThemeName, type ThemeParams, themes } from './themes.ts';
