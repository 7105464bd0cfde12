import type { AppConfig } from '@bold/sdk';
import type { Controls } from '../faults/faults.ts';
import type { Overrides } from '../http/override.ts';
import type { Player } from '../world/world.ts';

/** A row of the error catalogue (spec §8). */
type ErrorRow = `ERR-${number}`;

type Opening = {
  /** The path at which the app opens; the current path by default. */
  path?: string;
  /** The age of the init data at the launch, in hours; 0 by default. */
  ageHours?: number;
  /** The launch parameters to set, by name, such as `tgWebAppVersion`. Null removes a parameter. */
  launch?: Record<string, string | null>;
  /** Replaces values of `/config.json`. */
  config?: Partial<AppConfig>;
  /** True (the default) if the device has shown the intro before. */
  isWelcomed?: boolean;
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
   * How the player differs from a player in the middle of the game. `newcomer` means that the scenario adds no player.
   * @param now the current time, in milliseconds
   * @param address the address of a wallet that no other player has
   */
  player?: Partial<Player> | ((now: number, address: string) => Partial<Player>) | 'newcomer';
  controls?: Partial<Controls>;
  overrides?: Overrides;
  opening?: Opening;
  /** The rows of the error catalogue that this scenario shows. */
  rows?: ErrorRow[];
};
