/** A rule of the contract that the server under test breaks; the message is one sentence for its makers. */
export class BrokenRule extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BrokenRule';
  }
}

/** Something that the run was not given or the server does not sell; the check is reported as not made. */
export class NotChecked extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotChecked';
  }
}
