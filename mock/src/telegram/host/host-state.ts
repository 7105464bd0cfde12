import type { Opening } from '../open-app.ts';
import type { ThemeName } from '../themes.ts';

/** Distances in CSS pixels from each edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What the messenger is while one opening of the app lasts; it does not change under the app. */
export interface HostDevice {
  platform: string;
  version: string;
  theme: ThemeName;
  opening: Opening;
  safeArea: Insets;
  contentSafeArea: Insets;
}

/** A button below the app, as `web_app_setup_main_button` and its secondary twin describe it. */
export interface BottomButton {
  visible: boolean;
  active: boolean;
  progress: boolean;
  shine: boolean;
  text: string;
  color: string;
  textColor: string;
  /** Where the secondary button stands relative to the main one. */
  position: 'left' | 'right' | 'top' | 'bottom';
}

export interface PopupButton {
  id: string;
  type: string;
  text: string;
}

/** What the messenger lays over the app and a person has to answer. */
export type Sheet =
  | { kind: 'invoice'; slug: string }
  | { kind: 'popup'; title: string; message: string; buttons: PopupButton[] }
  | { kind: 'consent'; question: string; event: string; yes: string; no: string }
  | { kind: 'scanner'; text: string }
  | { kind: 'leave' };

export type InvoiceStatus = 'paid' | 'failed' | 'cancelled' | 'pending';

/** Everything that the messenger knows while the app is open; serialisable, replaced and never changed in place. */
export interface HostState {
  device: HostDevice;
  open: boolean;
  /** The app has said that it can be shown. */
  ready: boolean;
  expanded: boolean;
  fullscreen: boolean;
  visible: boolean;
  reloadSupported: boolean;
  viewport: { width: number; height: number };
  mainButton: BottomButton;
  secondaryButton: BottomButton;
  backButton: boolean;
  settingsButton: boolean;
  headerColor: string;
  backgroundColor: string;
  bottomBarColor: string;
  confirmsClosing: boolean;
  verticalSwipes: boolean;
  homeScreen: boolean;
  sheet: Sheet | null;
  /** The last thing that would have left the app, in words. */
  notice: { id: number; text: string } | null;
  /** What could only be felt: how often, and what it was last. */
  haptics: { count: number; last: string };
  cloud: Record<string, string>;
  deviceStorage: Record<string, string>;
  secureStorage: Record<string, string>;
}
