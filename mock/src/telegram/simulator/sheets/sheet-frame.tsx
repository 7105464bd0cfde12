import { type ReactNode, useEffect, useRef } from 'react';
import css from './sheet-view.module.css';

type Props = {
  label: string;
  /** Called on Escape, which closes the sheet without a choice. */
  onDismiss: () => void;
  children: ReactNode;
};

/** Renders a dialog over the page and focuses the dialog's first button. */
export function SheetFrame({ label, onDismiss, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.querySelector('button')?.focus(), []);
  return (
    <div className={css.shade}>
      <div
        ref={dialog}
        className={css.sheet}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        onKeyDown={({ key }) => key === 'Escape' && onDismiss()}
      >
        {children}
      </div>
    </div>
  );
}
