import type { ScenarioState } from '@bold/mock/panel';
import type { Language } from '@bold/sdk/game';

/**
 * The actions that prepare a page for its screenshot. Buttons, inputs and regions are found by the accessible name or a
 * part of this name.
 */
export type ScreenUser = {
  press(button: string): Promise<void>;
  /**
   * Writes `text` into the first input whose ARIA role equals `field`. If `name` is given, considers only inputs with
   * this name.
   */
  fill(field: 'combobox' | 'textbox', text: string, name?: string): Promise<void>;
  /** Chooses a radio button by its index on the page, from 0. */
  choose(place: number): Promise<void>;
  scrollTo(region: string): Promise<void>;
  /** Closes each pay sheet with the given status, as soon as the app opens the sheet. */
  closesInvoices(status: 'paid' | 'pending'): Promise<void>;
  /** Waits until a button is enabled. */
  seesEnabled(button: string): Promise<void>;
  /** Waits until a text is on the page. */
  seesText(text: string): Promise<void>;
};

/** A screen of the app in one state. */
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
  /** The value of `navigator.language`. Has no effect in WebKitGTK, which uses the system's locale. */
  readonly browserLanguage?: Language;
  /** True if the screenshot is taken while the screen is loading. */
  readonly isLoading?: boolean;
  /** The text size of the device, in per cent. */
  readonly textSize?: number;
  /** The insets of the device, in pixels. */
  readonly insets?: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** Acts on the page before the screenshot. */
  readonly act?: (user: ScreenUser) => Promise<void>;
};
