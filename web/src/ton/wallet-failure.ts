export type WalletFailureReason =
  | 'declined'
  | 'wrong-network'
  | 'unreachable'
  | 'unsupported'
  | 'failed';

/** Thrown if a wallet could not be connected or did not pay. */
export class WalletFailure extends Error {
  readonly reason: WalletFailureReason;

  constructor(reason: WalletFailureReason, options?: ErrorOptions) {
    super(`The wallet: ${reason}`, options);
    this.name = 'WalletFailure';
    this.reason = reason;
  }
}
