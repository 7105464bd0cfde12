import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

/** Init data ran out while the app was open: nothing can be called any more (decisions §3). */
export function ExpiredPage({ onClose }: { onClose: () => void }) {
  const { close, ...words } = useTexts(onboardingText).expired;
  return (
    <Poster {...words} isEmpty>
      <Button wide onClick={onClose}>
        {close}
      </Button>
    </Poster>
  );
}
