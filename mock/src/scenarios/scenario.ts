import type { AppConfig } from '@bold/sdk';
import type { Controls } from '../faults/faults.ts';
import type { Overrides } from '../http/override.ts';
import type { Player } from '../world/world.ts';

/** A row of the error catalogue (spec §8). */
type ErrorRow = `ERR-${number}`;

/** The circumstances in which the app opens. */
type Opening = {
  /** The path at which the app opens; the current path by default. */
  path?: string;
  /** The age of the init data at the launch, in hours; 0 by default. */
  ageHours?: number;
  /** Launch parameters that replace Telegram's launch parameters. A parameter with the value null is removed. */
  launch?: Record<string, string | null>;
  /** Values that replace the values of `/config.json`. */
  config?: Partial<AppConfig>;
  /** True (the default) if the device has shown the intro before. */
  isWelcomed?: boolean;
  /** True when the clipboard refuses writes. */
  isClipboardClosed?: boolean;
  /** True when the page has launch parameters, but is outside Telegram. */
  isTelegramMissing?: boolean;
};

/** A named starting state of the backend, the launch and the device. */
export type Scenario = {
  label: string;
  /** A hint for developers: what this scenario shows, and how to reach it. */
  about: string;
  /**
   * The fields in which the scenario's player differs from a player in the middle of the game. `newcomer` if the
   * scenario begins with no player.
   * @param now in milliseconds
   */
  player?: Partial<Player> | ((now: number) => Partial<Player>) | 'newcomer';
  controls?: Partial<Controls>;
  /** Maps an `operationId` to the function that replaces the world's response. */
  overrides?: Overrides;
  opening?: Opening;
  /** The rows of the error catalogue whose errors this scenario shows. */
  rows?: ErrorRow[];
};

/** Returns the table unchanged. The call makes the compiler check each scenario and keep the type of the keys. */
export function scenarioTable<Key extends string>(
  table: Record<Key, Scenario>,
): Record<Key, Scenario> {
  return table;
}
