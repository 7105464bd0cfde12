import type { BottomButton, HostState } from '../../host/host-state.ts';
import css from './bottom-bar.module.css';

type Props = {
  host: HostState;
  onPress: (button: 'main' | 'secondary') => void;
};

export function BottomBar({ host, onPress }: Props) {
  const { mainButton, secondaryButton, bottomBarColor } = host;
  if (!mainButton.visible && !secondaryButton.visible) return null;
  return (
    <footer
      className={css.bar}
      style={{ background: bottomBarColor }}
      data-secondary={secondaryButton.position}
    >
      <BarButton button={secondaryButton} name="secondary" onPress={() => onPress('secondary')} />
      <BarButton button={mainButton} name="main" onPress={() => onPress('main')} />
    </footer>
  );
}

type BarButtonProps = {
  button: BottomButton;
  name: string;
  onPress: () => void;
};

function BarButton({ button, name, onPress }: BarButtonProps) {
  if (!button.visible) return null;
  return (
    <button
      type="button"
      className={css.button}
      style={{ background: button.color, color: button.textColor }}
      disabled={!button.active || button.progress}
      aria-busy={button.progress}
      data-shine={button.shine}
      data-testid={`${name}-button`}
      onClick={onPress}
    >
      {button.progress ? <span className={css.progress} /> : null}
      {button.text}
    </button>
  );
}
