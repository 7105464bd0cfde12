import { useUpdateMyProfile } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { writeProfileToCache } from '../../lib/write-profile-to-cache.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { referralsText } from './referrals-text.ts';
import { type WalletFault, walletFault } from './wallet-fault.ts';

/**
 * Saves the address, or takes it away with null, and goes back to /finances (decisions §10 FIN).
 * @param onFault receives what the server found wrong with the address itself
 */
export function useSaveWallet(onFault: (fault: WalletFault) => void) {
  const { edit } = useTexts(referralsText);
  const queries = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutate, isPending } = useUpdateMyProfile({
    mutation: {
      onSuccess: (profile) => {
        writeProfileToCache(queries, profile);
        toasts.show(edit.updated);
      },
      onError: (error) => {
        const fault = walletFault(error);
        if (fault) onFault(fault);
        toasts.show(edit.notUpdated);
      },
    },
  });

  // A player who has left the form meanwhile stays where they are.
  const leave = () => void navigate(paths.finances, { replace: true });
  const save = (wallet_hash: string | null) =>
    mutate({ data: { payment_info: { wallet_hash } } }, { onSuccess: leave });
  return { save, isSaving: isPending };
}
