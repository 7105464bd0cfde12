import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

/** Tells a banned player that the account is closed (decisions §2). */
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
