import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './rows.module.css';

type RowProps = { label: ReactNode; after?: ReactNode };

/** A group of rows as the messenger draws its settings; its children are rows. */
export function Rows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** A row that leads to another page. */
export function LinkRow({ label, after = '›', to }: RowProps & { to: string }) {
  return (
    <li>
      <Link className={css.row} to={to}>
        <span className={css.label}>{label}</span>
        <span className={css.after} aria-hidden="true">
          {after}
        </span>
      </Link>
    </li>
  );
}
