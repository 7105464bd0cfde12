import { groupDigits } from '@bold/sdk/game';
import { observer } from 'mobx-react-lite';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTexts } from '../../lib/language.ts';
import { Emblem } from '../../ui/art/emblem.tsx';
import { capturePointerDown } from './capture-pointer-down.ts';
import { useTapFeedback } from './scene/use-tap-feedback.ts';
import { useTapStore } from './store/tap-store-context.tsx';
import css from './tap-surface.module.css';
import { tapsText } from './taps-text.ts';

type TapSurfaceProps = {
  /** True on platforms with a mouse pointer, where taps have ripples (spec §2). */
  hasRipple: boolean;
};

/** Renders the tap surface. Each touch and each press of Space or Enter is a tap. */
export const TapSurface = observer(function TapSurface({ hasRipple }: TapSurfaceProps) {
  const taps = useTapStore();
  const texts = useTexts(tapsText);
  const hint = useId();
  const surface = useRef<HTMLButtonElement>(null);
  const feedback = useTapFeedback(hasRipple);

  function tapAt(x: number, y: number) {
    const worth = taps.tap();
    if (worth > 0) feedback.show({ x, y }, `+${groupDigits(worth)}`);
  }

  const pointerDown = useEffectEvent(({ button, offsetX, offsetY }: PointerEvent) => {
    if (button === 0) tapAt(offsetX, offsetY);
  });

  // Runs before the first paint, so that a visible surface already accepts taps.
  useLayoutEffect(() => {
    if (!surface.current) return;
    return capturePointerDown(surface.current, (event) => pointerDown(event));
  }, []);

  // Clicks by keys and assistive technology have the detail 0, because no pointer was pressed.
  function click({ detail, currentTarget }: MouseEvent<HTMLElement>) {
    if (detail === 0) tapAt(currentTarget.clientWidth / 2, currentTarget.clientHeight / 2);
  }

  // A key that is held down is one tap, not thirty a second.
  function keyDown(event: KeyboardEvent) {
    if (event.repeat) event.preventDefault();
  }

  return (
    <div className={css.middle}>
      <button
        ref={surface}
        type="button"
        data-takes-focus
        className={css.surface}
        aria-label={texts.tap}
        aria-describedby={taps.hint.isShown ? hint : undefined}
        onClick={click}
        onKeyDown={keyDown}
      >
        <Emblem ref={feedback.emblem} className={css.emblem} />
        <span ref={feedback.layer} className={css.scene} aria-hidden="true" />
      </button>
      {taps.hint.isShown ? (
        <div id={hint} className={css.hint}>
          {texts.hint}
        </div>
      ) : null}
    </div>
  );
});
