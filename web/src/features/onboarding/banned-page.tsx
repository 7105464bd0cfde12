import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

/** Says that an operator has banned the player: nothing works any more (decisions §2). */
export function BannedPage({ onClose }: { onClose: () => void }) {
  const { close, ...texts } = useTexts(onboardingText).banned;
  return (
    <Poster {...texts} isEmpty>
      <Button wide onClick={onClose}>
        {close}
      </Button>
    </Poster>
  );
}
