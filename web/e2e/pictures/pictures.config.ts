import screens from './screens.config.ts';

/** The configuration of `npm run pictures`, which takes the screenshots for the READMEs. */
export default { ...screens, testMatch: 'pictures.shots.ts' };
