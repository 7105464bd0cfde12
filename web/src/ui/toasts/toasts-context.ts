import { requiredContext } from '../../lib/required-context.ts';
import type { ToastStore } from './toast-store.ts';

/** `useToasts().show({ title, description })` shows a toast. */
export const [ToastsProvider, useToasts] = requiredContext<ToastStore>('ToastStore');
