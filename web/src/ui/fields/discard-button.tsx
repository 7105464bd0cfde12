import { useTexts } from '../../lib/language.ts';
import { Button } from '../button.tsx';
import { fieldsText } from './fields-text.ts';

type DiscardButtonProps = {
  isUnsaved: boolean;
  onDiscard: () => void;
};

/** Renders the button that brings the saved values back, while the form has unsaved changes. */
export function DiscardButton({ isUnsaved, onDiscard }: DiscardButtonProps) {
  const { discard } = useTexts(fieldsText);
  if (!isUnsaved) return null;
  return (
    <Button look="plain" onClick={onDiscard}>
      {discard}
    </Button>
  );
}
