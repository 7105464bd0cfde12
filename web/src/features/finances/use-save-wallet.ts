import { ApiProblem, updateMyProfile } from '@bold/sdk';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { useInFlightGuard } from '../../lib/use-in-flight-guard.ts';
import { useProfileSave } from '../../lib/use-profile-save.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { financesText } from './finances-text.ts';

/** The server's error code for a refused address. The form itself does not check for these errors. */
type WalletErrorCode = 'checksum' | 'workchain' | 'network';

const walletErrorCodes: readonly WalletErrorCode[] = ['checksum', 'workchain', 'network'];

type Callbacks = {
  /** Called with the error code if the server refuses the address; not called for other errors. */
  onAddressError: (code: WalletErrorCode) => void;
  /** Called after a successful save, also if the player has left the form. */
  onSaved: () => void;
};

/**
 * Returns `save` and `leave` for the wallet form (decisions §10 FIN). `save(null)` removes the address, and `leave`
 * opens /finances.
 */
export function useSaveWallet({ onAddressError, onSaved }: Callbacks) {
  const { edit } = useTexts(financesText);
  const toasts = useToasts();
  const navigate = useNavigate();
  const once = useInFlightGuard();
  const saveAddress = (wallet_hash: string | null) =>
    updateMyProfile({ payment_info: { wallet_hash } });
  const { mutate, isPending, isError } = useProfileSave(saveAddress, {
    onSaved: () => {
      onSaved();
      toasts.show(edit.updated);
    },
    onFailed: (error) => {
      const code = walletErrorCode(error);
      if (code) onAddressError(code);
      toasts.show(edit.notUpdated);
    },
  });

  // mutate() does not call this after unmount, so a player who has left the form stays on the new page.
  const leave = () => void navigate(paths.finances, { replace: true });
  function save(wallet_hash: string | null) {
    once((onSettled) => mutate(wallet_hash, { onSuccess: leave, onSettled }));
  }
  return { save, leave, isSaving: isPending, hasFailed: isError };
}

function walletErrorCode(error: unknown): WalletErrorCode | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const codes = error.errors.map(({ code }) => code);
  return walletErrorCodes.find((candidate) => codes.includes(candidate));
}
