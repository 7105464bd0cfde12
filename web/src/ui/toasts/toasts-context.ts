import { requiredContext } from '../../lib/required-context.ts';
import type { ToastStore } from './toast-store.ts';

/** Provides the toasts: `useToasts().show({ title, description })`. */
export const [ToastsProvider, useToasts] = requiredContext<ToastStore>('ToastStore');
