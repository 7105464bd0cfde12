import type { InvoiceStatus } from '../host/host-state.ts';
import css from './sheet-view.module.css';

interface Props {
  slug: string;
  onEnd: (status: InvoiceStatus) => void;
}

const ends: { status: InvoiceStatus; text: string }[] = [
  { status: 'paid', text: 'Pay' },
  { status: 'pending', text: 'Leave pending' },
  { status: 'failed', text: 'Let it fail' },
  { status: 'cancelled', text: 'Cancel' },
];

/** The messenger's pay sheet; the person at the simulator decides how the payment ends. */
export function PaySheet({ slug, onEnd }: Props) {
  return (
    <>
      <h2 className={css.title}>Confirm your purchase</h2>
      <p>
        Invoice <code>{slug}</code>
      </p>
      {ends.map(({ status, text }) => (
        <button key={status} type="button" data-status={status} onClick={() => onEnd(status)}>
          {text}
        </button>
      ))}
    </>
  );
}
