import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

/** Shows the intro (spec §2, gate step 1). */
export function WelcomePage({ onStart }: { onStart: () => void }) {
  const { start, ...texts } = useTexts(onboardingText).welcome;
  return (
    <Poster {...texts}>
      <Button wide onClick={onStart}>
        {start}
      </Button>
    </Poster>
  );
}
