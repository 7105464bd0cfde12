import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/language.ts';
import { multiplierLabel } from '../../lib/multiplier.ts';
import { ChoiceBar } from '../../ui/fields/choice-bar.tsx';
import { useTapStore } from './store/tap-store-context.tsx';
import { tapsText } from './taps-text.ts';

/** Shows the level's multipliers, smallest first, if there is more than one (spec §2, decisions §10 BOLD). */
export const MultiplierPicker = observer(function MultiplierPicker() {
  const { multipliers, multiplier: chosen, chooseMultiplier } = useTapStore();
  const texts = useTexts(tapsText);
  if (multipliers.length < 2) return null;

  const choices = multipliers.map((multiplier) => ({
    key: multiplier.value,
    value: multiplier,
    text: multiplierLabel(multiplier),
  }));
  return (
    <ChoiceBar
      label={texts.multiplier}
      choices={choices}
      chosen={chosen.value}
      onChoose={chooseMultiplier}
    />
  );
});
