import { memo, useId, useState } from 'react';
import css from './controls.module.css';

export type Option = [value: string, label: string];

type SelectProps = {
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
};

/** Renders a select with a label. Adds `value` as an option if `options` does not contain `value`. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  const known = options.some(([option]) => option === value);
  return (
    <div className={css.control}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {known || <option value={value}>{value}</option>}
        <Options options={options} />
      </select>
    </div>
  );
}

/** Renders the options of a select. The component is memoized, because a new choice does not change the options. */
const Options = memo(function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(([option, text]) => (
    <option key={option} value={option}>
      {text}
    </option>
  ));
});

type TextFieldProps = {
  label: string;
  value: string;
  hint?: string;
  placeholder?: string;
  onChange: (value: string) => void;
};

/** Renders a text field that calls `onChange` on blur and on Enter. */
export function TextField({ label, value, hint, placeholder, onChange }: TextFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const report = () => {
    if (draft !== null && draft !== value) onChange(draft);
    setDraft(null);
  };
  return (
    <div className={css.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={label}
        value={draft ?? value}
        placeholder={placeholder}
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && report()}
        onBlur={report}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

type CheckboxProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className={css.tick}>
      <input
        type="checkbox"
        name={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
