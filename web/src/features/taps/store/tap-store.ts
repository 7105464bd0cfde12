import type { Level } from '@bold/sdk';
import {
  type Balance,
  canTap,
  currentLevel,
  nextLevel,
  spend,
  type TapBatch,
} from '@bold/sdk/game';
import { tapBatchIdleMs, tapsMessageTapsMax } from '@bold/sdk/limits';
import type { Schedule } from '@bold/sdk/live';
import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import {
  defaultMultiplier,
  type MultiplierRule,
  multiplierAfterLevelUp,
  sortMultipliers,
} from '../../../lib/multiplier.ts';
import { levelProgress } from '../rules/level-progress.ts';
import type { TapsWords } from '../taps-text.ts';
import { ConfirmedBalance } from './confirmed-balance.ts';
import type { PendingCredit } from './pending-credit.ts';
import { TapOutbox } from './tap-outbox.ts';

/** The effects of tapping outside the store. */
export type TapEffects = {
  /**
   * Passes a batch to the live connection, which stores it until its ack. Returns false while the connection is closed.
   */
  send(batch: TapBatch): boolean;
  toast(message: { title: string; description: string }): void;
  /** The texts of the toasts, in the player's language. */
  words: Pick<TapsWords, 'connectionLost' | 'levelReached'>;
  haptic(): void;
  schedule: Schedule;
  /** The player's own taps on this device, up to ten, stored across restarts (spec §4). */
  localTaps: { load(): number; save(taps: number): void };
};

const hintedTaps = 10;

/** The optimistic balance: the confirmed balance and all taps that are not acknowledged yet. */
export class TapStore {
  pending = 0;
  /** True when no tap came for the idle time after the last one. */
  isResting = true;
  multiplier: MultiplierRule = defaultMultiplier;
  levels: readonly Level[] = [];
  localTaps: number;
  /** How often the server changed the shown total: the screen must show what no tap explains. */
  corrections = 0;
  #seededAt = 0;
  readonly #confirmed = new ConfirmedBalance();
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
    // The server may have counted batches of an earlier start already: never show less than 0.
    const { balance, pendingCreditTaps } = this.#confirmed;
    const confirmed = { ...balance, available: balance.available + pendingCreditTaps };
    return spend(confirmed, Math.min(made, confirmed.available));
  }

  /** The batches that were sent and have no ack. */
  get unacked(): readonly TapBatch[] {
    return this.#outbox.unacked;
  }

  /** The shown taps of gifts and purchases that no confirmed balance contains yet. */
  get pendingCreditTaps(): number {
    return this.#confirmed.pendingCreditTaps;
  }

  /** The total once tapping paused; `undefined` while it goes on. */
  get idleTotal(): number | undefined {
    return this.isResting ? this.balance.total : undefined;
  }

  get canTap() {
    return canTap(this.balance, this.multiplier.value);
  }

  /** True once the balance and the levels have arrived. */
  get isLoaded() {
    return this.#confirmed.count > 0 && this.levels.length > 0;
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

  /** Makes one tap. Returns its worth in taps, 0 when it was blocked (spec §4). */
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

  /** Sends everything, held batches too, because the app may end now. */
  leave() {
    this.flush();
    this.#outbox.release();
  }

  choose(multiplier: MultiplierRule) {
    this.flush();
    this.multiplier = multiplier;
  }

  setLevels(levels: readonly Level[]) {
    this.#watchLevel(() => {
      this.levels = levels;
    });
  }

  /** Sets the batches without an ack, as the live connection has them. */
  setUnacked(unacked: readonly TapBatch[]) {
    this.#watchTotal(() => this.#outbox.setUnacked(unacked));
  }

  /** Receives the ack or the refusal of a batch: the new balance, and the batches still without an ack. */
  acknowledge(balance: Balance, unacked: readonly TapBatch[]) {
    this.#watchTotal(() => {
      this.#outbox.setUnacked(unacked);
      this.#confirmed.acknowledge(balance, unacked.length > 0);
    });
    this.#releaseConfirmed();
  }

  /**
   * Receives a balance that acknowledges no batch: from the query, or a push after a purchase or another device's taps.
   */
  receiveBalance(balance: Balance) {
    this.#watchTotal(() => this.#confirmed.receive(balance, this.unacked.length > 0));
    this.#releaseConfirmed();
  }

  /**
   * Receives an answer of the taps query. Ignores one that it has seen: a screen that opens again brings it again.
   * @param answeredAt when the query was answered, in milliseconds
   */
  seed(balance: Balance, answeredAt: number) {
    if (answeredAt <= this.#seededAt) return;
    this.#seededAt = answeredAt;
    this.receiveBalance(balance);
  }

  /**
   * Call it when a request for the balance starts. Returns what receives its answer, which is ignored when another
   * balance arrived meanwhile: that one may be newer.
   */
  askBalance(): (balance: Balance) => void {
    const before = this.#confirmed.count;
    return (balance) => {
      if (this.#confirmed.count === before) this.receiveBalance(balance);
    };
  }

  /** Call it when a gift or a purchase is requested. Returns the credit that shows the taps once they are granted. */
  addPendingCredit(): PendingCredit {
    return this.#confirmed.addPendingCredit();
  }

  /** Loading the taps failed: everything is 0 until it succeeds (spec §4). */
  clear() {
    this.#callOff();
    this.pending = 0;
    this.isResting = true;
    this.#outbox.dropHeld();
    this.#confirmed.reset();
  }

  #send() {
    if (this.pending === 0) return;
    const batch = { multiplier: this.multiplier.value, taps: this.pending };
    this.pending = 0;
    const { hasUnverified, balance } = this.#confirmed;
    this.#outbox.put(batch, hasUnverified ? balance : undefined);
  }

  #releaseConfirmed() {
    if (!this.#confirmed.hasUnverified) this.#outbox.release();
  }

  #countLocally() {
    if (!this.showsHint) return;
    this.localTaps += 1;
    this.#effects.localTaps.save(this.localTaps);
  }

  /** Counts a correction when `move` changes the total that is shown. */
  #watchTotal(move: () => void) {
    const { isLoaded, balance } = this;
    this.#watchLevel(move);
    if (isLoaded && this.balance.total !== balance.total) this.corrections += 1;
  }

  /** Reacts to a level that `move` reaches, or loses because the server refused taps. */
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
