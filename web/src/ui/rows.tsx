import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './rows.module.css';

export function Rows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type LinkRowProps = {
  label: ReactNode;
  to: string;
  /** Shown at the end of the row. */
  value?: ReactNode;
  onClick?: () => void;
};

export function LinkRow({ label, value, to, onClick }: LinkRowProps) {
  return (
    <li>
      <Link className={css.row} to={to} onClick={onClick}>
        <span className={css.label}>{label}</span>
        <span className={css.end}>
          {value === undefined ? null : <span className={css.value}>{value}</span>}
          <span className={css.after} aria-hidden="true">
            ›
          </span>
        </span>
      </Link>
    </li>
  );
}
