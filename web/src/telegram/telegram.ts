import type { InvoiceSheet } from './invoice-sheet.ts';
import type { LaunchParameters } from './launch-parameters.ts';

/** How strong an impact feels. */
export type Impact = 'soft' | 'light' | 'medium' | 'heavy' | 'rigid';

/** What the app can ask of the messenger around it. Nothing here throws when the host lacks it. */
export type Telegram = {
  /** What the messenger said when it opened the app. */
  readonly launch: LaunchParameters;
  /** Says that the first screen is drawn, so that the host takes its own placeholder away. */
  ready(): void;
  /** One buzz, nothing before version 6.1. */
  haptic(impact: Impact): void;
  /** Shows the host's back button for as long as the listener stands; the answer takes it away. */
  onBack(listener: () => void): () => void;
  /** Offers settings in the host's menu for as long as the listener stands, from version 6.10 on. */
  onSettings(listener: () => void): () => void;
  /** Opens an outside address in a browser. */
  openLink(url: string): void;
  /** Opens a `https://t.me/…` address inside the messenger; false where the host did not take it. */
  openTelegramLink(url: string): boolean;
  /** Where the messenger takes payments. */
  readonly invoices: InvoiceSheet;
  /** Paints the host's bars in the colours of the page, `#rrggbb`. */
  paint(background: string): void;
  /** Closes the mini app. */
  close(): void;
};
