import type { OutsideAction } from '../../scripts/workflow-document.ts';
import { type Charge, notifyRefund, pay } from '../bot-api/pay.ts';
import type { Kit } from '../kit.ts';
import type { LiveSocket } from '../live/live-socket.ts';
import type { Player } from '../players/player.ts';
import { Wallet } from '../players/wallet.ts';
import { nowSeconds } from '../times.ts';

/** Carries out the `x-outside` actions of a workflow's steps, such as a payment. */
export class Outside {
  readonly #kit: Kit;
  readonly #player: Player;
  readonly #wallet = new Wallet(4);
  #charge: Charge | undefined;
  #socket: LiveSocket | undefined;

  constructor(kit: Kit, player: Player) {
    this.#kit = kit;
    this.#player = player;
  }

  /**
   * Carries out an action and returns the new inputs of the workflow, such as a signed proof. The expressions in
   * `action` must already be evaluated.
   */
  async act(action: OutsideAction): Promise<Record<string, unknown>> {
    switch (action.action) {
      case 'pay':
        this.#charge = await pay(this.#kit, this.#player, action.link);
        return {};
      case 'refund':
        if (!this.#charge) throw new Error('A workflow refunds before it pays.');
        notifyRefund(this.#kit, this.#charge);
        return {};
      case 'signProof':
        return { [action.as]: this.#sign(action.payload) };
      case 'disconnect':
        await this.disconnect();
        return {};
    }
  }

  /** Returns the workflow's live connection. If there is none, opens one with `initData`. */
  async connection(initData: string): Promise<LiveSocket> {
    this.#socket ??= await this.#kit.live(initData);
    return this.#socket;
  }

  async disconnect(): Promise<void> {
    await this.#socket?.close();
    this.#socket = undefined;
  }

  #sign(payload: string) {
    const timestamp = nowSeconds();
    return this.#wallet.prove({ payload, domain: this.#kit.target.appDomain, timestamp });
  }
}
