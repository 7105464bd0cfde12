export { signInitData } from './telegram/launch/init-data.ts';
