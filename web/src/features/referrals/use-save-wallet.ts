import { useUpdateMyProfile } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { keepProfile } from '../../lib/keep-profile.ts';
import { useWords } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { referralsText } from './referrals-text.ts';
import { type WalletFault, walletFault } from './wallet-fault.ts';

/**
 * Saves the address, or takes it away with null, and goes back to /finances (decisions §10 FIN).
 * @param onFault hears what the server found wrong with the address itself
 */
export function useSaveWallet(onFault: (fault: WalletFault) => void) {
  const { edit } = useWords(referralsText);
  const queries = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutate, isPending } = useUpdateMyProfile({
    mutation: {
      onSuccess: (profile) => {
        keepProfile(queries, profile);
        toasts.show(edit.updated);
      },
      onError: (error) => {
        const fault = walletFault(error);
        if (fault) onFault(fault);
        toasts.show(edit.notUpdated);
      },
    },
  });

  // Whoever has left the form meanwhile is not taken anywhere.
  const leave = () => void navigate(paths.finances, { replace: true });
  const save = (wallet_hash: string | null) =>
    mutate({ data: { payment_info: { wallet_hash } } }, { onSuccess: leave });
  return { save, isSaving: isPending };
}
