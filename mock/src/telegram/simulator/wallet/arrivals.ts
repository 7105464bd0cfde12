import { transferMessage } from '../../../browser/watch-transfers.ts';
import type { ArrivedTransfer } from '../../../world/world.ts';

const place = 'bold-simulator/arrivals';

type Receiver = Pick<Window, 'addEventListener' | 'closed' | 'postMessage'>;

/** Sends each transfer on the page's chain to the app's mock. Stores the transfers while no mock is ready. */
export class Arrivals {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #origin: string;
  #receiver: Receiver | null = null;

  /** `origin` is the origin of the simulator and of the app. */
  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, origin: string) {
    this.#storage = storage;
    this.#origin = origin;
  }

  /** Posts the transfer to the app. If no app is open, stores the transfer for the next call of `open`. */
  deliver = (transfer: ArrivedTransfer): void => {
    if (this.#receiver?.closed === false) this.#post(this.#receiver, transfer);
    else this.#storage.setItem(place, JSON.stringify([...this.#stored(), transfer]));
  };

  /** Posts the stored transfers to the app. Later transfers are also posted to this app until it leaves its page. */
  open(app: Receiver): void {
    this.#receiver = app;
    // A frame keeps its window when it shows another page.
    const leave = () => {
      if (this.#receiver === app) this.#receiver = null;
    };
    app.addEventListener('pagehide', leave, { once: true });
    for (const transfer of this.#stored()) this.#post(app, transfer);
    this.#storage.removeItem(place);
  }

  #post(app: Receiver, transfer: unknown): void {
    app.postMessage({ type: transferMessage, transfer }, this.#origin);
  }

  #stored(): unknown[] {
    return JSON.parse(this.#storage.getItem(place) ?? '[]');
  }
}
