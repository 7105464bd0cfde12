import type { ScenarioState } from '@bold/mock/panel';
import type { Language } from '../../src/lib/language.ts';

/**
 * Describes what the steps of a screen can do on the page, in any engine. A name is the name of an element or a part of
 * the name.
 */
export type ScreenUser = {
  press(button: string): Promise<void>;
  /** Replaces the text of the first field of this kind or, with `name`, of the first field that has this name. */
  fill(field: 'combobox' | 'textbox', text: string, name?: string): Promise<void>;
  /** Chooses a radio button by its index on the page, from 0. */
  choose(place: number): Promise<void>;
  scrollTo(region: string): Promise<void>;
  /** Acts as Telegram from now on: every pay sheet of the app is closed at once, with this status. */
  closesInvoices(status: 'paid' | 'pending'): Promise<void>;
  /** Waits until a button is enabled. */
  seesEnabled(button: string): Promise<void>;
  /** Waits until a text is on the page. */
  seesText(text: string): Promise<void>;
};

/** A screen in one state, and the steps that open it. */
export type Screen = {
  readonly name: string;
  readonly scenario: ScenarioState['scenario'];
  /** The path at which the app opens. By default, the scenario chooses the path. */
  readonly path?: string;
  /** The key of a person of the simulator. */
  readonly person?: string;
  readonly theme?: 'light' | 'dark';
  readonly controls?: ScenarioState['controls'];
  readonly sizes?: readonly (readonly [number, number])[];
  /**
   * The language of the browser, which the app uses outside Telegram. It is not set in WebKitGTK, which uses the
   * system's locale.
   */
  readonly browserLanguage?: Language;
  /** True if the screenshot is taken while the screen is loading. */
  readonly isLoading?: boolean;
  /** The text size of the device, in per cent. */
  readonly textSize?: number;
  /** The insets of the device, in pixels. */
  readonly insets?: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** Actions to carry out before the screenshot. */
  readonly act?: (user: ScreenUser) => Promise<void>;
};
