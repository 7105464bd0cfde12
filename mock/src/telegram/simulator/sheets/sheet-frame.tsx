import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import css from './sheet-view.module.css';

type Props = {
  label: string;
  /**
   * Called for Escape and for a tap outside the sheet. If the sheet has a button with `data-dismisses`, both press it
   * instead.
   */
  onDismiss: () => void;
  children: ReactNode;
};

/** Renders a dialog over the app. The dialog is not modal, so that the simulator's controls stay usable. */
export function SheetFrame({ label, onDismiss, children }: Props) {
  const shade = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.querySelector('button')?.focus(), []);

  const keyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // The body has the focus after the focused button is disabled or removed.
    const isHere = target === document.body || dialog.current?.contains(target as Node);
    if (key === 'Escape' && isHere) dismiss();
  });
  const dismiss = useEffectEvent(() => {
    const button = dialog.current?.querySelector<HTMLElement>('[data-dismisses]');
    if (button) button.click();
    else onDismiss();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    const outside = shade.current;
    // A press that begins in the sheet, such as on a text to select, is no tap outside.
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    const click = ({ target }: Event) => {
      if (target === outside && pressed === outside) dismiss();
    };
    outside?.addEventListener('pointerdown', press);
    outside?.addEventListener('click', click);
    return () => {
      outside?.removeEventListener('pointerdown', press);
      outside?.removeEventListener('click', click);
    };
  }, []);

  return (
    <div ref={shade} className={css.shade}>
      <div ref={dialog} className={css.sheet} role="dialog" aria-label={label}>
        {children}
      </div>
    </div>
  );
}

/** Focuses a button that replaces the focused one, as its `ref`. Else the keys have no target inside the sheet. */
export function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
