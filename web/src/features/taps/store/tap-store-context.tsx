import { requiredContext } from '../../../lib/required-context.ts';
import type { TapStore } from './tap-store.ts';

export const [TapStoreProvider, useTapStore] = requiredContext<TapStore>('TapStore');
