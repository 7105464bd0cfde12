import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import css from './button.module.css';

type Look = {
  /** `solid` for the main action, `outline` for the second action, `plain` inside a text or a bar. */
  look?: 'solid' | 'outline' | 'plain' | undefined;
  wide?: boolean | undefined;
};

function classes({ look = 'solid', wide = false }: Look, className: string | undefined): string {
  return [css.button, css[look], wide && css.wide, className].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** True to ignore presses. The button then keeps the focus; a disabled button would lose it. */
    isBusy?: boolean;
  };

/** Renders a button. It submits a form only with `type="submit"`. */
export function Button({ look, wide, isBusy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy}
      // Enter in a field of a form presses the form's button, too.
      onClick={isBusy ? ignore : onClick}
      className={classes({ look, wide }, className)}
    />
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}

/** Renders a link to a page of the app, in the style of a button. */
export function ButtonLink({ look, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes({ look, wide }, className)} />;
}

/** Renders a link to another site, in the style of a button. */
export function ButtonAnchor({ look, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classes({ look, wide }, className)} />;
}
