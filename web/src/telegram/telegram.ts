import type { InvoiceSheet } from './invoice-sheet.ts';
import type { LaunchParameters } from './launch-parameters.ts';
import type { SendPrepared } from './send-prepared-message.ts';

export type Impact = 'soft' | 'light' | 'medium' | 'heavy' | 'rigid';

/** The full screen of the host, which the player can also leave with a button of the host. */
export type FullScreen = {
  request(isFull: boolean): void;
  /**
   * Calls `listener` when full screen starts, ends or is refused; `isChange` is false for a refusal. Returns a function
   * that ends the subscription.
   */
  subscribe(listener: (isFull: boolean, isChange: boolean) => void): () => void;
};

/** The Telegram client that shows the app, also called the host. Unsupported methods throw no error. */
export type Telegram = {
  readonly launch: LaunchParameters;
  /** Tells the host that the first screen is drawn. The host then removes its placeholder. */
  ready(): void;
  /** Makes one haptic impact. Does nothing below version 6.1 of the mini-app protocol. */
  haptic(impact: Impact): void;
  /** Shows the host's back button, and calls `listener` at each press. Returns a function that hides the button. */
  onBack(listener: () => void): () => void;
  /**
   * Calls `handle` first at each press of the host's back button, in place of the function of an earlier call. If it
   * returns true, the listeners of `onBack` are not called.
   */
  interceptBack(handle: () => boolean): void;
  /**
   * Shows a settings item in the host's menu, and calls `listener` at each press. Does nothing below version 6.10 of
   * the mini-app protocol.
   * @returns a function that removes the item
   */
  onSettings(listener: () => void): () => void;
  /**
   * Calls `listener` when the host minimizes the app or shows it again, which the browser may not notice. Does nothing
   * below version 8.0 of the mini-app protocol.
   * @returns a function that ends the subscription
   */
  onVisibility(listener: (isVisible: boolean) => void): () => void;
  /** Opens a URL in a browser, outside Telegram. */
  openLink(url: string): void;
  /**
   * Opens a `https://t.me/…` URL in Telegram. For another site, and outside a frame below version 6.1 of the mini-app
   * protocol, opens the URL in a browser.
   * @returns true if the host or the browser was called, false if the URL is invalid or the call failed
   */
  openTelegramLink(url: string): boolean;
  /** `undefined` below version 8.0 of the mini-app protocol. */
  readonly sendPrepared: SendPrepared | undefined;
  readonly invoices: InvoiceSheet;
  /** Sets the color of the host's bars and background, `#rrggbb`. */
  paint(background: string): void;
  /** `undefined` below version 8.0 of the mini-app protocol. */
  readonly fullScreen: FullScreen | undefined;
  /**
   * Makes the host ask for confirmation before the app is closed. Does nothing below version 6.2 of the mini-app
   * protocol.
   * @returns a function that turns this off
   */
  confirmClosing(): () => void;
  close(): void;
};
