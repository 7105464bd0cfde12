/**
 * A fixed number of nodes used in turn, so that fast fingers never grow the page: the oldest is
 * taken over by the newest.
 */
export class NodeRing {
  readonly #layer: HTMLElement;
  readonly #size: number;
  #next = 0;

  constructor(layer: HTMLElement, size: number) {
    this.#layer = layer;
    this.#size = size;
  }

  /** The next node, made on first use; whatever it was doing is called off. */
  take(): HTMLElement {
    const index = this.#next;
    this.#next = (index + 1) % this.#size;
    const found = this.#layer.children[index];
    if (!(found instanceof HTMLElement))
      return this.#layer.appendChild(document.createElement('i'));
    for (const animation of found.getAnimations()) animation.cancel();
    return found;
  }
}
