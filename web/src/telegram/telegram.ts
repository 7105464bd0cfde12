import type { InvoiceSheet } from './invoice-sheet.ts';
import type { LaunchParameters } from './launch-parameters.ts';
import type { SendPrepared } from './send-prepared-message.ts';

/** The strength of a haptic impact. */
export type Impact = 'soft' | 'light' | 'medium' | 'heavy' | 'rigid';

/** The full screen of the host. The player can also leave it with a button of the host. */
export type FullScreen = {
  /** Enters or leaves full screen. */
  request(isFull: boolean): void;
  /** Calls `listener` when full screen begins or ends. Returns a function that ends the subscription. */
  subscribe(listener: (isFull: boolean) => void): () => void;
};

/**
 * The Telegram client that shows the app, also called the host. Calling a method that the version of the client lacks
 * does not throw.
 */
export type Telegram = {
  /** The launch parameters. */
  readonly launch: LaunchParameters;
  /** Reports that the first screen is drawn, so that the host removes its placeholder. */
  ready(): void;
  /** Makes one haptic impact; does nothing before version 6.1. */
  haptic(impact: Impact): void;
  /** Shows the host's back button. Returns a function that hides it. */
  onBack(listener: () => void): () => void;
  /** Offers settings in the host's menu, from version 6.10 on. Returns a function that removes them. */
  onSettings(listener: () => void): () => void;
  /** Opens a URL in a browser, outside Telegram. */
  openLink(url: string): void;
  /** Opens a `https://t.me/…` URL inside Telegram. Returns false if the host refused it. */
  openTelegramLink(url: string): boolean;
  /** Opens the list of chats to send a prepared message, from version 8.0 on. */
  readonly sendPrepared: SendPrepared | undefined;
  /** The payment sheet. */
  readonly invoices: InvoiceSheet;
  /** Sets the colors of the host's bars, `#rrggbb`. */
  paint(background: string): void;
  /** Full screen, from version 8.0 on. */
  readonly fullScreen: FullScreen | undefined;
  /** Makes the host ask before it closes the app. Returns a function that ends this. */
  confirmClosing(): () => void;
  /** Closes the mini app. */
  close(): void;
};
