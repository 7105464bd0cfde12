import { giftTaps } from '@bold/sdk/limits';
import { getGetMeQueryKey, getGetMyTapsQueryKey, useStartBonus } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.ts';
import { useInFlightGuard } from '../../lib/use-in-flight-guard.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { bonusText } from './bonus-text.ts';

type GiftButtonProps = {
  /** Called when the player requests the start bonus. The returned function adds the granted taps to the balance. */
  addPendingCredit: () => (taps: number) => void;
};

/** Renders the button that requests the start bonus, and adds the granted taps to the balance (spec §4) [GIFT-02]. */
export function GiftButton({ addPendingCredit }: GiftButtonProps) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const texts = useTexts(bonusText);
  const once = useInFlightGuard();
  const gift = useStartBonus({
    mutation: {
      onMutate: addPendingCredit,
      onSuccess: (user, _, credit) => {
        credit(giftTaps);
        queries.setQueryData(getGetMeQueryKey(), user);
        return queries.invalidateQueries({ queryKey: getGetMyTapsQueryKey() });
      },
      onError: () => {
        toasts.show(texts.failed);
        // The gift may have been taken on another device or by a request whose response was lost.
        return Promise.all(
          [getGetMeQueryKey(), getGetMyTapsQueryKey()].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        );
      },
    },
  });

  const take = () => once((onSettled) => gift.mutate(undefined, { onSettled }));

  return (
    <Button wide isBusy={gift.isPending} onClick={take}>
      {texts.take}
    </Button>
  );
}
