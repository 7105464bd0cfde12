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
import { levelProgress } from '../rules/level-progress.ts';
import type { TapsTexts } from '../taps-text.ts';
import { BalanceModel, type PendingCredit } from './balance-model.ts';
import type { TapHint } from './tap-hint.ts';

/** The part of the live connection that taps need. It owns the batches without an ack. */
export type TapConnection = Pick<
  LiveConnection,
  'isOpen' | 'sendMessage' | 'subscribe' | 'uncounted'
>;

/** The effects of tapping outside the store. */
export type TapEffects = {
  connection: TapConnection;
  toast(message: { title: string; description: string }): void;
  /** The texts of the toasts, in the player's language. */
  texts: Pick<TapsTexts, 'connectionLost' | 'levelReached'>;
  haptic(): void;
  schedule: Schedule;
  hint: TapHint;
};

/** The taps of the player: the optimistic balance with the pending taps, and the level that it reaches. */
export class TapStore {
  pending = 0;
  /** True when no tap came for the idle time after the last one. */
  isResting = true;
  multiplier: MultiplierRule = defaultMultiplier;
  levels: readonly Level[] = [];
  /** How often the server changed the shown total: the screen must show what no tap explains. */
  corrections = 0;
  readonly hint: TapHint;
  #seededAt = 0;
  #cancelFlush: () => void = () => {};
  readonly #model: BalanceModel;
  readonly #effects: TapEffects;

  constructor(effects: TapEffects) {
    const { connection, toast, texts } = effects;
    this.#effects = effects;
    this.hint = effects.hint;
    this.#model = new BalanceModel({
      uncounted: () => connection.uncounted,
      send(batch) {
        connection.sendMessage(batch);
        if (!connection.isOpen) toast(texts.connectionLost);
      },
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

  /** The shown taps of gifts and purchases that no confirmed balance contains yet. */
  get pendingCreditTaps(): number {
    return this.#model.pendingCreditTaps;
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
    return this.#model.accepted > 0 && this.levels.length > 0;
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

  /** Makes one tap. Returns its worth in taps, 0 when it was blocked (spec §4). */
  tap(): number {
    if (!this.canTap) return 0;
    const worth = this.multiplier.value;
    this.#watchLevel(() => {
      this.pending += 1;
      this.isResting = false;
      this.#cancelFlush();
      this.#cancelFlush = this.#effects.schedule(this.flush, tapBatchIdleMs);
      // The limit is 51, not 50: the batch leaves with the tap that crosses it.
      if (this.pending >= tapsMessageTapsMax) this.#send();
    });
    this.hint.countTap();
    this.#effects.haptic();
    return worth;
  }

  /** Sends what is pending, under the multiplier that it was tapped with. */
  flush() {
    this.#cancelFlush();
    this.isResting = true;
    this.#send();
  }

  /** Sends everything, held batches too, because the app may end now. */
  leave() {
    this.flush();
    this.#model.release();
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

  /** Receives an event of the live connection. */
  receive(event: LiveEvent) {
    switch (event.type) {
      case 'tookOver':
        return this.#watchTotal(() => this.#model.readBatches());
      case 'ack':
      case 'batchRefused':
        return this.#watchTotal(() => this.#model.acknowledge(event.balance));
      case 'balance':
        return this.receiveBalance(event.balance);
    }
  }

  /** Receives a balance that acknowledges no batch: of a response, or of a push. */
  receiveBalance(balance: Balance) {
    this.#watchTotal(() => this.#model.receive(balance));
  }

  /**
   * Receives a response of the taps query. Ignores one that it has seen: a screen that opens again brings it again.
   * @param respondedAt when the response arrived, in milliseconds
   */
  seed(balance: Balance, respondedAt: number) {
    if (respondedAt <= this.#seededAt) return;
    this.#seededAt = respondedAt;
    this.receiveBalance(balance);
  }

  /**
   * Call it when a request for the balance starts. Returns what receives the response, which is ignored when another
   * balance arrived meanwhile: that one may be newer.
   */
  expectBalance(): (balance: Balance) => void {
    const before = this.#model.accepted;
    return (balance) => {
      if (this.#model.accepted === before) this.receiveBalance(balance);
    };
  }

  /** Call it when a gift or a purchase is requested. Returns the credit that shows the taps once they are granted. */
  addPendingCredit(): PendingCredit {
    return this.#model.addPendingCredit();
  }

  /** Loading the taps failed: everything is 0 until it succeeds (spec §4). */
  clear() {
    this.#cancelFlush();
    this.pending = 0;
    this.isResting = true;
    this.#model.reset();
  }

  #send() {
    if (this.pending === 0) return;
    const batch = { multiplier: this.multiplier.value, taps: this.pending };
    this.pending = 0;
    this.#model.put(batch);
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
      this.#effects.toast(this.#effects.texts.levelReached);
  }
}
