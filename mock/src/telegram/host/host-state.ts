import type { Opening } from '../launch/open-app.ts';
import type { ThemeName } from '../launch/themes.ts';

/** The space at the four edges of the screen, in CSS pixels. The app must keep this space free of content. */
export type Insets = {
  top: number;
  right: number;
  bottom: number;
  left: number;
};

/** The device and Telegram's version. During a launch, only the user can change them: see `DeviceChange`. */
export type HostDevice = {
  platform: string;
  version: string;
  theme: ThemeName;
  opening: Opening;
  safeArea: Insets;
  contentSafeArea: Insets;
};

/** What the user can change while the app is open. */
export type DeviceChange = Pick<HostDevice, 'theme' | 'safeArea' | 'contentSafeArea'>;

/** The main or the secondary button below the app. */
export type BottomButton = {
  visible: boolean;
  active: boolean;
  progress: boolean;
  shine: boolean;
  text: string;
  /** A color, or the name of a theme parameter. */
  color: string;
  /** A color, or the name of a theme parameter. */
  textColor: string;
  /** The position of the secondary button relative to the main one. */
  position: 'left' | 'right' | 'top' | 'bottom';
};

export type PopupButton = {
  id: string;
  type: string;
  text: string;
};

/** A sheet over the app that waits for the user's choice. */
export type Sheet =
  | { kind: 'invoice'; slug: string }
  | { kind: 'share'; messageId: string }
  | { kind: 'popup'; title: string; message: string; buttons: PopupButton[] }
  | { kind: 'consent'; question: string; event: string; yes: string; no: string }
  | { kind: 'scanner'; text: string }
  | { kind: 'leave' };

export type ShareError =
  | 'USER_DECLINED'
  | 'MESSAGE_EXPIRED'
  | 'MESSAGE_SEND_FAILED'
  | 'UNKNOWN_ERROR';

export type InvoiceStatus = 'paid' | 'failed' | 'cancelled' | 'pending';

/** Telegram's state during one launch. The state is immutable and can be serialized. */
export type HostState = {
  device: HostDevice;
  open: boolean;
  /** True after the app has reported that it is ready, or after its frame has loaded. */
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
  /** A color #rrggbb, or the name of a theme parameter, as are the next two. */
  headerColor: string;
  backgroundColor: string;
  bottomBarColor: string;
  confirmsClosing: boolean;
  verticalSwipes: boolean;
  homeScreen: boolean;
  sheet: Sheet | null;
  /** The last notice to the user, such as "Sent to Terry". Each new notice has a higher `id`. */
  notice: { id: number; text: string } | null;
  haptics: { count: number; last: string };
} & HostStorages;

/** The data that the app saves in Telegram, by key. The data survives the end of a launch. */
export type HostStorages = {
  cloud: Record<string, string>;
  deviceStorage: Record<string, string>;
  secureStorage: Record<string, string>;
};
