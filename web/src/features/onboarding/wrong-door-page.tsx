import { ButtonAnchor } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

const { open, ...words } = onboardingText.wrongDoor;

/** The intro in an ordinary browser: the game is elsewhere (spec §2, unsupported case). */
export function WrongDoorPage({ botUrl }: { botUrl: string }) {
  return (
    <Poster {...words} isEmpty>
      <ButtonAnchor wide href={botUrl} target="_blank" rel="noreferrer">
        {open}
      </ButtonAnchor>
    </Poster>
  );
}
