import type { Backend } from '../backend.ts';
import { pause } from '../faults/faults.ts';
import type { ArrivedTransfer, SlowTransfer } from '../world/world.ts';
import type { PaymentOutcome } from './pay-invoice.ts';
import { payTransfer } from './pay-transfer.ts';

type Services = Pick<Backend, 'world' | 'conditions' | 'now' | 'onChange'> & {
  pay: (payload: string, outcome: PaymentOutcome, madeAt?: number) => void;
};

/**
 * Pays the invoice whose id is the transfer's comment, after a delay of `chainDelayMs`. During the delay, the world
 * stores the transfer, so that a reload does not lose the transfer.
 */
export class SlowTransfers {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  receive(transfer: ArrivedTransfer): void {
    const { world, conditions, onChange } = this.#services;
    const { chainDelayMs } = conditions.controls;
    if (chainDelayMs === 0) {
      payTransfer(this.#services, transfer);
      return;
    }
    const slow = { ...transfer, confirmedAt: this.#chainTime() + chainDelayMs };
    world.slowTransfers.push(slow);
    onChange();
    void this.#payLater(slow);
  }

  /** Schedules the transfers that an imported world contains. Each transfer will pay its invoice at `confirmedAt`. */
  resume(): void {
    for (const slow of this.#services.world.slowTransfers) void this.#payLater(slow);
  }

  /**
   * Returns the real time in milliseconds. The backend's clock is not used, because after a reload the transfers resume
   * before this clock is set.
   */
  #chainTime(): number {
    const { now, conditions } = this.#services;
    return now() - conditions.controls.clockOffsetMs;
  }

  async #payLater(slow: SlowTransfer): Promise<void> {
    const { world } = this.#services;
    await pause(Math.max(0, slow.confirmedAt - this.#chainTime()));
    // Another world may have replaced the one of this transfer.
    if (!world.slowTransfers.includes(slow)) return;
    world.slowTransfers = world.slowTransfers.filter((other) => other !== slow);
    // The page may have been closed meanwhile, but the chain was not.
    const { clockOffsetMs } = this.#services.conditions.controls;
    payTransfer(this.#services, slow, slow.confirmedAt + clockOffsetMs);
  }
}
