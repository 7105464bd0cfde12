import screens from './screens.config.ts';

/** `npm run pictures`: the pictures of the READMEs. */
export default { ...screens, testMatch: 'pictures.shots.ts' };
