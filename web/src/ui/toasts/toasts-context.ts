import { requiredContext } from '../../lib/required-context.ts';
import type { ToastStore } from './toast-store.ts';

/** The provider of the toast store, and the hook that returns it. `useToasts().show({ title })` shows a toast. */
export const [ToastsProvider, useToasts] = requiredContext<ToastStore>('ToastStore');
