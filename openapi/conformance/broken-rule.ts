/** Thrown when the server under test violates the contract. The message is one sentence for the server's developers. */
export class BrokenRule extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BrokenRule';
  }
}

/** Thrown by a check that this run cannot make, for example because an option is missing. */
export class NotChecked extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotChecked';
  }
}
