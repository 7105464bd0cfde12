import type { AppConfig } from '@bold/sdk';
import type { Controls } from '../faults.ts';
import type { Player } from '../world.ts';

/** A row of the error catalogue (spec §8). */
export type ErrorRow = `ERR-${number}`;

/** Under which circumstances the app is opened. */
export interface Opening {
  /** Where the app opens: a path of its own. It stays where it is unless said. */
  path?: string;
  /** How long ago the messenger signed the init data, in hours; just now unless said. */
  ageHours?: number;
  /** Launch parameters that are different from the messenger's, or null and missing. */
  launch?: Record<string, string | null>;
  /** Parts of `/config.json` that are different. */
  config?: Partial<AppConfig>;
  /** Whether the intro was continued on this device before; it was unless said. */
  isWelcomed?: boolean;
  /** Whether the clipboard refuses to be written. */
  isClipboardClosed?: boolean;
  /** Whether no messenger is around the page, though its launch parameters are there. */
  isTelegramMissing?: boolean;
}

/** A situation to which the whole backend, the app's opening and the device can be brought. */
export interface Scenario {
  label: string;
  /** What there is to see, and how, where it does not show by itself. */
  about: string;
  /** What differs from a player in the middle of the game; `newcomer` is somebody nobody knows yet. */
  player?: Partial<Player> | 'newcomer';
  controls?: Partial<Controls>;
  opening?: Opening;
  /** The rows of the error catalogue that can be seen here. */
  rows?: ErrorRow[];
}

/** Checks a table of scenarios and keeps its keys. */
export function scenarioTable<Key extends string>(
  table: Record<Key, Scenario>,
): Record<Key, Scenario> {
  return table;
}
