import { useTexts } from '../../lib/language.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { onboardingText } from './onboarding-text.ts';
import { Poster } from './poster.tsx';

/** Shows a link to the bot if the app was opened outside Telegram (spec §2, unsupported case). */
export function UnsupportedPage({ botUrl }: { botUrl: string }) {
  const { open, ...texts } = useTexts(onboardingText).unsupported;
  return (
    <Poster {...texts} isEmpty>
      <ButtonAnchor wide href={botUrl} target="_blank" rel="noreferrer">
        {open}
      </ButtonAnchor>
    </Poster>
  );
}
