import { useTexts } from '../../lib/language.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

/** The intro in an ordinary browser: the game is elsewhere (spec §2, unsupported case). */
export function UnsupportedPage({ botUrl }: { botUrl: string }) {
  const { open, ...words } = useTexts(onboardingText).wrongDoor;
  return (
    <Poster {...words} isEmpty>
      <ButtonAnchor wide href={botUrl} target="_blank" rel="noreferrer">
        {open}
      </ButtonAnchor>
    </Poster>
  );
}
