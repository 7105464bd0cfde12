import { Button } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

const { close, ...words } = onboardingText.expired;

/** Init data ran out while the app was open: nothing can be called any more (decisions §3). */
export function ExpiredPage({ onClose }: { onClose: () => void }) {
  return (
    <Poster {...words} isEmpty>
      <Button wide onClick={onClose}>
        {close}
      </Button>
    </Poster>
  );
}
