/**
 * A fixed number of nodes used in turn, so that fast fingers never grow the page: the oldest is taken
 * over by the newest.
 */
export class NodeRing {
  readonly #size: number;
  readonly #make: (index: number) => HTMLElement;
  readonly #nodes: HTMLElement[] = [];
  /** Kept here, since asking the nodes for their animations makes the page compute its styles. */
  readonly #running: (Animation | undefined)[] = [];
  #next = 0;

  /** @param make answers the node of an index below `size`, once, when it is first used */
  constructor(size: number, make: (index: number) => HTMLElement) {
    this.#size = size;
    this.#make = make;
  }

  /** Starts something on the next node; what was started on it before is called off. */
  run(start: (node: HTMLElement) => Animation | undefined): void {
    const index = this.#next;
    this.#next = (index + 1) % this.#size;
    this.#running[index]?.cancel();
    this.#nodes[index] ??= this.#make(index);
    this.#running[index] = start(this.#nodes[index]);
  }
}
