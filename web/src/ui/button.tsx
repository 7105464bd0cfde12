import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import css from './button.module.css';

type Look = {
  /** `solid` is the screen's main action, `outline` the second, `plain` for actions in text and bars. */
  look?: 'solid' | 'outline' | 'plain' | undefined;
  /** Makes the button as wide as its container. */
  wide?: boolean | undefined;
};

function classes({ look = 'solid', wide = false }: Look, className: string | undefined): string {
  return [css.button, css[look], wide && css.wide, className].filter(Boolean).join(' ');
}

/** Renders a button, which submits a form only with `type="submit"`. */
export function Button({ look, wide, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classes({ look, wide }, className)} />;
}

/** Renders a link inside the app as a button. */
export function ButtonLink({ look, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes({ look, wide }, className)} />;
}

/** Renders a link to another site as a button. */
export function ButtonAnchor({ look, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classes({ look, wide }, className)} />;
}
