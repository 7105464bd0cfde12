import type { Level } from '@bold/sdk';
import {
  type Balance,
  canTap,
  currentLevel,
  defaultMultiplier,
  levelProgress,
  type MultiplierRule,
  multiplierAfterLevelUp,
  nextLevel,
  sortMultipliers,
  spend,
  type TapBatch,
} from '@bold/sdk/game';
import { tapBatchIdleMs, tapsMessageTapsMax } from '@bold/sdk/limits';
import type { Schedule } from '@bold/sdk/live';
import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { ExpectedCredit } from './expected-credit.ts';
import { LastWord } from './last-word.ts';
import { TapOutbox } from './tap-outbox.ts';
import type { TapsWords } from './taps-text.ts';

/** What tapping does to the world outside the store. */
export interface TapEffects {
  /** Hands a batch to the live connection, which keeps it until it is heard. Whether the connection is open. */
  send(batch: TapBatch): boolean;
  toast(message: { title: string; description: string }): void;
  /** What the toasts say, in the player's language. */
  words: Pick<TapsWords, 'connectionLost' | 'levelReached'>;
  haptic(): void;
  schedule: Schedule;
  /** The player's own taps on this device, up to ten, kept over restarts (spec §4). */
  localTaps: { load(): number; save(taps: number): void };
}

const hintedTaps = 10;

/** What the player sees: the server's last word plus the taps that it has not heard yet. */
export class TapStore {
  pending = 0;
  /** Whether the fingers have paused since the last tap. */
  isResting = true;
  multiplier: MultiplierRule = defaultMultiplier;
  levels: readonly Level[] = [];
  localTaps: number;
  /** How often the server's word moved the total that was shown: what no finger did must be seen. */
  corrections = 0;
  #seededAt = 0;
  readonly #word = new LastWord();
  readonly #outbox: TapOutbox;
  #callOff: () => void = () => {};
  readonly #effects: TapEffects;

  constructor(effects: TapEffects) {
    this.#effects = effects;
    this.#outbox = new TapOutbox((batch) => {
      if (!effects.send(batch)) effects.toast(effects.words.connectionLost);
    });
    this.localTaps = effects.localTaps.load();
    makeAutoObservable(
      this,
      { multiplier: observableRef, levels: observableRef, balance: computedStruct },
      { autoBind: true },
    );
  }

  get balance(): Balance {
    const made = this.#outbox.worth + this.multiplier.value * this.pending;
    // Batches kept from an earlier visit may have been counted already: never show less than nothing.
    const { balance, expectedTaps } = this.#word;
    const confirmed = { ...balance, available: balance.available + expectedTaps };
    return spend(confirmed, Math.min(made, confirmed.available));
  }

  /** The batches that left and were not answered. */
  get unheard(): readonly TapBatch[] {
    return this.#outbox.unheard;
  }

  /** What is shown of gifts and purchases that the server has not told of yet. */
  get expectedTaps(): number {
    return this.#word.expectedTaps;
  }

  /** All taps as the fingers left them; nothing while they are at it. */
  get restedTotal(): number | undefined {
    return this.isResting ? this.balance.total : undefined;
  }

  get canTap() {
    return canTap(this.balance, this.multiplier.value);
  }

  /** Whether the server has said what there is; until then nothing is known of the player. */
  get isLoaded() {
    return this.#word.count > 0 && this.levels.length > 0;
  }

  get level() {
    return this.isLoaded ? currentLevel(this.levels, this.balance.total) : undefined;
  }

  get nextLevel() {
    return nextLevel(this.levels, this.balance.total);
  }

  /** Taps from here to the next level, 0 on the last one. */
  get missingTaps() {
    return this.nextLevel ? this.nextLevel.threshold - this.balance.total : 0;
  }

  get progress() {
    return levelProgress(this.levels, this.balance.total);
  }

  get multipliers(): readonly MultiplierRule[] {
    return sortMultipliers(this.level?.multipliers ?? [defaultMultiplier]);
  }

  /** The framed hint goes after ten taps; tapping goes on without it (decisions §10 TAP). */
  get showsHint() {
    return this.localTaps < hintedTaps;
  }

  /** One tap of one finger; what it was worth, 0 when it was blocked (spec §4). */
  tap(): number {
    if (!this.canTap) return 0;
    const worth = this.multiplier.value;
    this.#watchLevel(() => {
      this.pending += 1;
      this.isResting = false;
      this.#callOff();
      this.#callOff = this.#effects.schedule(this.flush, tapBatchIdleMs);
      // The limit is 51, not 50: the batch leaves with the tap that crosses it.
      if (this.pending >= tapsMessageTapsMax) this.#send();
    });
    this.#countLocally();
    this.#effects.haptic();
    return worth;
  }

  /** Sends what is pending, under the multiplier that it was tapped with. */
  flush() {
    this.#callOff();
    this.isResting = true;
    this.#send();
  }

  /** The app may be gone in a moment: sends everything, also what would better wait. */
  leave() {
    this.flush();
    this.#outbox.release();
  }

  choose(multiplier: MultiplierRule) {
    this.flush();
    this.multiplier = multiplier;
  }

  learnLevels(levels: readonly Level[]) {
    this.#watchLevel(() => {
      this.levels = levels;
    });
  }

  /** The batches that the server has not answered, as the live connection keeps them. */
  keep(unheard: readonly TapBatch[]) {
    this.#watchTotal(() => this.#outbox.keep(unheard));
  }

  /** The answer to a batch, accepted or refused, and the batches still without one. */
  settle(word: Balance, unheard: readonly TapBatch[]) {
    this.#watchTotal(() => {
      this.#outbox.keep(unheard);
      this.#word.answer(word, unheard.length > 0);
    });
    this.#releaseWhatWasTold();
  }

  /** A balance that answers no batch: the taps query's, or a push after a purchase or another device's taps. */
  hear(word: Balance) {
    this.#watchTotal(() => this.#word.hear(word, this.unheard.length > 0));
    this.#releaseWhatWasTold();
  }

  /**
   * An answer of the taps query, once: a screen that opens again brings the same answer again.
   * @param answeredAt when the query was answered, in milliseconds
   */
  seed(word: Balance, answeredAt: number) {
    if (answeredAt <= this.#seededAt) return;
    this.#seededAt = answeredAt;
    this.hear(word);
  }

  /**
   * To be called when the balance is asked for. The answer is heard unless the server has spoken
   * meanwhile: that word may be the younger one.
   */
  askBalance(): (word: Balance) => void {
    const before = this.#word.count;
    return (word) => {
      if (this.#word.count === before) this.hear(word);
    };
  }

  /** To be called when a gift or a purchase is asked for; what it answers shows the taps once they are granted. */
  expectCredit(): ExpectedCredit {
    return this.#word.expectCredit();
  }

  /** Loading the taps failed: everything is 0 until it succeeds (spec §4). */
  clear() {
    this.#callOff();
    this.pending = 0;
    this.isResting = true;
    this.#outbox.dropWaiting();
    this.#word.forget();
  }

  #send() {
    if (this.pending === 0) return;
    const batch = { multiplier: this.multiplier.value, taps: this.pending };
    this.pending = 0;
    const { isPromising, balance } = this.#word;
    this.#outbox.put(batch, isPromising ? balance : undefined);
  }

  #releaseWhatWasTold() {
    if (!this.#word.isPromising) this.#outbox.release();
  }

  #countLocally() {
    if (!this.showsHint) return;
    this.localTaps += 1;
    this.#effects.localTaps.save(this.localTaps);
  }

  /** Notices when the server's word, and not a finger, moves the total. */
  #watchTotal(move: () => void) {
    const { isLoaded, balance } = this;
    this.#watchLevel(move);
    if (isLoaded && this.balance.total !== balance.total) this.corrections += 1;
  }

  /** Notices a level that was reached, or lost again because the server refused taps. */
  #watchLevel(move: () => void) {
    const before = this.level;
    move();
    const after = this.level;
    if (!after || after.id === before?.id) return;
    this.flush();
    this.multiplier = multiplierAfterLevelUp(after.multipliers, this.multiplier);
    if (before && before.threshold < after.threshold)
      this.#effects.toast(this.#effects.words.levelReached);
  }
}
