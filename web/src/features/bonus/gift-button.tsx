import { giftTaps } from '@bold/sdk/limits';
import { getGetMeQueryKey, getGetMyTapsQueryKey, useStartBonus } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { bonusText } from './bonus-text.ts';

type GiftButtonProps = {
  /** Called when the gift is asked for; the answer adds taps to the balance once it is given. */
  addPendingCredit: () => (taps: number) => void;
};

/** "Nice": takes the one gift; the balance grows when the server has given it (spec §4) [GIFT-02]. */
export function GiftButton({ addPendingCredit }: GiftButtonProps) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const words = useTexts(bonusText);
  const gift = useStartBonus({
    mutation: {
      onMutate: addPendingCredit,
      onSuccess: (user, _, credit) => {
        credit(giftTaps);
        queries.setQueryData(getGetMeQueryKey(), user);
        return queries.invalidateQueries({ queryKey: getGetMyTapsQueryKey() });
      },
      onError: () => {
        toasts.show(words.failed);
        // It may have been taken on another device: the offer must not stand for ever.
        return queries.invalidateQueries({ queryKey: getGetMeQueryKey() });
      },
    },
  });

  return (
    <Button wide disabled={gift.isPending} onClick={() => gift.mutate()}>
      {words.take}
    </Button>
  );
}
