import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

/** Asks the player to reopen the app, because the init data has expired or is invalid (decisions §3). */
export function ExpiredPage({ onClose }: { onClose: () => void }) {
  const { close, ...texts } = useTexts(onboardingText).expired;
  return (
    <Poster {...texts} isEmpty>
      <Button wide onClick={onClose}>
        {close}
      </Button>
    </Poster>
  );
}
