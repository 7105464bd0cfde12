import { Root, Thumb } from '@radix-ui/react-switch';
import { useId } from 'react';
import rows from '../rows.module.css';
import css from './switch-row.module.css';

type SwitchRowProps = {
  label: string;
  /** A smaller line below the label. */
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Renders a row with a label and a switch, for use inside `Rows`. */
export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const id = useId();
  const below = useId();
  return (
    <li>
      <div className={[rows.row, css.row].join(' ')}>
        <span className={rows.label}>
          <label className={css.label} htmlFor={id}>
            {label}
          </label>
          {hint === undefined ? null : (
            <span id={below} className={css.hint}>
              {hint}
            </span>
          )}
        </span>
        <Root
          id={id}
          className={css.switch}
          checked={checked}
          onCheckedChange={onChange}
          aria-describedby={hint === undefined ? undefined : below}
        >
          <Thumb className={css.thumb} />
        </Root>
      </div>
    </li>
  );
}
