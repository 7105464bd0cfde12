export { methodNames } from './host/host.ts';
export { missingSince, versions } from './host/method-versions.ts';
export { launchQuery } from './launch/launch-parameters.ts';
export {
  initDataFor,
  type Launch,
  launchAddressFor,
  launchParametersFor,
} from './launch/open-app.ts';
export { findPerson, people, personWithId } from './launch/people.ts';
export { themes } from './launch/themes.ts';
