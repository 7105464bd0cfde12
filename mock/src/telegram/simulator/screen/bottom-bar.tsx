import type { BottomButton, HostState } from '../../host/host-state.ts';
import { colorIn } from '../../launch/themes.ts';
import css from './bottom-bar.module.css';

type Props = {
  host: HostState;
  onPress: (button: 'main' | 'secondary') => void;
};

export function BottomBar({ host, onPress }: Props) {
  const { mainButton, secondaryButton, bottomBarColor, device } = host;
  const colorOf = (color: string) => colorIn(device.theme, color);
  if (!mainButton.visible && !secondaryButton.visible) return null;
  return (
    <footer
      className={css.bar}
      style={{ background: colorOf(bottomBarColor) }}
      data-secondary={secondaryButton.position}
    >
      <BarButton
        button={secondaryButton}
        name="secondary"
        colorOf={colorOf}
        onPress={() => onPress('secondary')}
      />
      <BarButton
        button={mainButton}
        name="main"
        colorOf={colorOf}
        onPress={() => onPress('main')}
      />
    </footer>
  );
}

type BarButtonProps = {
  button: BottomButton;
  name: string;
  colorOf: (color: string) => string;
  onPress: () => void;
};

function BarButton({ button, name, colorOf, onPress }: BarButtonProps) {
  if (!button.visible) return null;
  return (
    <button
      type="button"
      className={css.button}
      style={{ background: colorOf(button.color), color: colorOf(button.textColor) }}
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
