import type { InvoiceSheet } from './invoice-sheet.ts';
import type { LaunchParameters } from './launch-parameters.ts';
import type { SendPrepared } from './send-prepared-message.ts';

/** The strength of a haptic impact. */
export type Impact = 'soft' | 'light' | 'medium' | 'heavy' | 'rigid';

/** Controls the full screen of the host. The player can also leave full screen with a button of the host. */
export type FullScreen = {
  /** Enters or leaves full screen. */
  request(isFull: boolean): void;
  /** Calls `listener` when full screen starts, ends or is refused. Returns a function that ends the subscription. */
  subscribe(listener: (isFull: boolean) => void): () => void;
};

/**
 * The Telegram client that shows the app, also called the host. Calling a method that the client does not support
 * throws no error.
 */
export type Telegram = {
  /** The launch parameters. */
  readonly launch: LaunchParameters;
  /** Tells the host that the first screen is drawn. The host then removes its placeholder. */
  ready(): void;
  /** Makes one haptic impact. If the version of the mini-app protocol is below 6.1, does nothing. */
  haptic(impact: Impact): void;
  /**
   * Shows the host's back button, and calls `listener` at each press.
   * @returns a function that hides the button
   */
  onBack(listener: () => void): () => void;
  /**
   * If the version of the mini-app protocol is 6.10 or higher, shows an item for settings in the host's menu.
   * @param listener called when the player chooses this item
   * @returns a function that removes this item
   */
  onSettings(listener: () => void): () => void;
  /** Opens a URL in a browser, outside Telegram. */
  openLink(url: string): void;
  /** Opens a `https://t.me/…` URL inside Telegram. Returns false if the host refused the URL. */
  openTelegramLink(url: string): boolean;
  /**
   * Opens the list of chats for a prepared message. If the version of the mini-app protocol is below 8.0,
   * `sendPrepared` is `undefined`.
   */
  readonly sendPrepared: SendPrepared | undefined;
  /** The pay sheet, which shows invoices. */
  readonly invoices: InvoiceSheet;
  /** Sets the color of the host's bars and background, `#rrggbb`. */
  paint(background: string): void;
  /** Controls full screen. If the version of the mini-app protocol is below 8.0, `fullScreen` is `undefined`. */
  readonly fullScreen: FullScreen | undefined;
  /**
   * Makes the host ask the player for confirmation before the app is closed. Returns a function that turns off this
   * question.
   */
  confirmClosing(): () => void;
  /** Closes the mini app. */
  close(): void;
};
