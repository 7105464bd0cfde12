import type { Level } from '@bold/sdk';
import { type Balance, canTap, currentLevel, nextLevel, spend } from '@bold/sdk/game';
import { tapBatchIdleMs, tapsMessageTapsMax } from '@bold/sdk/limits';
import type { LiveConnection, LiveEvent, Schedule } from '@bold/sdk/live';
import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import {
  defaultMultiplier,
  type MultiplierRule,
  multiplierAfterLevelUp,
  sortMultipliers,
} from '../../../lib/multiplier.ts';
import type { ToastMessage } from '../../../ui/toasts/toast-store.ts';
import { levelProgress } from '../rules/level-progress.ts';
import type { TapsTexts } from '../taps-text.ts';
import { BalanceModel, type PendingCredit } from './balance-model.ts';
import type { TapHint } from './tap-hint.ts';

export type TapConnection = Pick<
  LiveConnection,
  'connect' | 'isOpen' | 'release' | 'sendMessage' | 'subscribe' | 'uncounted'
>;

export type TapStoreDeps = {
  connection: TapConnection;
  toast(message: ToastMessage): void;
  texts: Pick<TapsTexts, 'connectionLost' | 'levelReached' | 'reconnect'>;
  haptic(): void;
  schedule: Schedule;
  hint: TapHint;
};

/** The player's optimistic balance, level and pending taps. Sends the pending taps in batches. */
export class TapStore {
  pending = 0;
  /** False from a tap until the next flush. The flush happens 300 ms after the last tap, or earlier. */
  isIdle = true;
  multiplier: MultiplierRule = defaultMultiplier;
  levels: readonly Level[] = [];
  /** The number of times that the server has changed the shown total without a tap of the player. */
  corrections = 0;
  readonly hint: TapHint;
  #seededAt = 0;
  #receiveSeed: ((balance: Balance) => void) | undefined;
  #cancelFlush: () => void = () => {};
  readonly #model: BalanceModel;
  readonly #deps: TapStoreDeps;

  constructor(deps: TapStoreDeps) {
    const { connection } = deps;
    this.#deps = deps;
    this.hint = deps.hint;
    this.#model = new BalanceModel({
      uncounted: () => connection.uncounted,
      send: (batch, mustHold) => void connection.sendMessage(batch, mustHold),
      release: () => connection.release(),
    });
    makeAutoObservable(
      this,
      { multiplier: observableRef, levels: observableRef, balance: computedStruct, hint: false },
      { autoBind: true },
    );
    connection.subscribe(this.receive);
  }

  get balance(): Balance {
    const { balance } = this.#model;
    return spend(balance, Math.min(this.multiplier.value * this.pending, balance.available));
  }

  get pendingCreditTaps(): number {
    return this.#model.pendingCreditTaps;
  }

  /** The total while the store is idle; `undefined` while the player taps. */
  get idleTotal(): number | undefined {
    return this.isIdle ? this.balance.total : undefined;
  }

  get canTap() {
    return canTap(this.balance, this.multiplier.value);
  }

  /** True after the balance and the levels are loaded. */
  get isLoaded() {
    return this.#model.accepted > 0 && this.levels.length > 0;
  }

  get level() {
    return this.isLoaded ? currentLevel(this.levels, this.balance.total) : undefined;
  }

  get nextLevel() {
    return nextLevel(this.levels, this.balance.total);
  }

  /** The number of taps until the next level; 0 on the last level. */
  get missingTaps() {
    return this.nextLevel ? this.nextLevel.threshold - this.balance.total : 0;
  }

  get progress() {
    return levelProgress(this.levels, this.balance.total);
  }

  get multipliers(): readonly MultiplierRule[] {
    return sortMultipliers(this.level?.multipliers ?? [defaultMultiplier]);
  }

  /** Makes one tap with haptic feedback (spec §4). Returns the multiplier, or 0 if the balance is too small. */
  tap(): number {
    if (!this.canTap) return 0;
    const worth = this.multiplier.value;
    this.#applyAndCheckLevel(() => {
      this.pending += 1;
      this.isIdle = false;
      this.#cancelFlush();
      this.#cancelFlush = this.#deps.schedule(this.flush, tapBatchIdleMs);
      // The limit is 51, not 50: the batch leaves with the tap that crosses it.
      if (this.pending >= tapsMessageTapsMax) this.#send();
    });
    this.hint.countTap();
    this.#deps.haptic();
    return worth;
  }

  /** Sends the pending taps, or has the device store them while they spend an unconfirmed purchase. */
  flush() {
    this.#cancelFlush();
    this.isIdle = true;
    this.#send();
  }

  chooseMultiplier(multiplier: MultiplierRule) {
    this.flush();
    this.multiplier = multiplier;
  }

  setLevels(levels: readonly Level[]) {
    this.#applyAndCheckLevel(() => {
      this.levels = levels;
    });
  }

  receive(event: LiveEvent) {
    switch (event.type) {
      case 'tookOver':
        return this.#applyAndCountCorrection(() => this.#model.readBatches());
      case 'ack':
      case 'batchRefused': {
        // Before a reconnect, the server may have counted the batches that are sent again now.
        const isResent = event.type === 'ack' ? event.isDuplicate : event.willResend;
        return this.#applyAndCountCorrection(() =>
          this.#model.acknowledge(event.balance, isResent),
        );
      }
      case 'balance':
        return this.receiveBalance(event.balance);
      case 'closed':
        return this.#model.disconnect();
    }
  }

  /** Receives the balance of a response or a push. */
  receiveBalance(balance: Balance) {
    this.#applyAndCountCorrection(() => this.#model.receive(balance));
  }

  /** Prepares for the next call of the method `seed`. Must be called when the taps query starts a request. */
  expectSeed() {
    this.#receiveSeed = this.expectBalance();
  }

  /**
   * Receives each response of the taps query once. Ignores a response if another balance was accepted during the
   * request.
   * @param respondedAt The time of the response, in milliseconds
   */
  seed(balance: Balance, respondedAt: number) {
    if (respondedAt === this.#seededAt) return;
    this.#seededAt = respondedAt;
    const receive = this.#receiveSeed ?? this.receiveBalance;
    this.#receiveSeed = undefined;
    receive(balance);
  }

  /**
   * Prepares for a response that contains the balance. Must be called when the request starts.
   * @returns a function that receives the balance, or returns false if another balance was accepted during the request
   */
  expectBalance(): (balance: Balance) => boolean {
    const before = this.#model.accepted;
    return (balance) => {
      // Another balance that was accepted meanwhile may be newer.
      if (this.#model.accepted !== before) return false;
      this.#applyAndCountCorrection(() => this.#model.receiveLatest(balance));
      return true;
    };
  }

  /** Adds and returns a pending credit. Must be called when a start bonus or a purchase is requested. */
  addPendingCredit(): PendingCredit {
    return this.#model.addPendingCredit();
  }

  /** Sets the balance and the pending taps to 0. Called if the balance could not be loaded (spec §4). */
  clear() {
    this.pending = 0;
    this.#model.reset();
  }

  #send() {
    if (this.pending === 0) return;
    const batch = { multiplier: this.multiplier.value, taps: this.pending };
    this.pending = 0;
    this.#model.sendOrHold(batch);
    this.#warnIfClosed();
  }

  /** Says that the connection is lost, also if the batch would have to wait for a purchase to be confirmed. */
  #warnIfClosed() {
    const { connection, toast, texts } = this.#deps;
    if (connection.isOpen) return;
    const action = { label: texts.reconnect, run: () => connection.connect() };
    toast({ ...texts.connectionLost, action });
  }

  #applyAndCountCorrection(change: () => void) {
    const { isLoaded, balance } = this;
    this.#applyAndCheckLevel(change);
    if (isLoaded && this.balance.total !== balance.total) this.corrections += 1;
  }

  /**
   * Runs `change`. If the level changes, or is loaded again with other content, sends the pending taps and chooses a
   * multiplier of the new level.
   */
  #applyAndCheckLevel(change: () => void) {
    const before = this.level;
    change();
    const after = this.level;
    if (!after || after === before) return;
    this.flush();
    this.multiplier = multiplierAfterLevelUp(after.multipliers, this.multiplier);
    const isReached = before && before.id !== after.id && before.threshold < after.threshold;
    if (isReached) this.#deps.toast(this.#deps.texts.levelReached);
  }
}
