import type { InvoiceStatus } from '../../host/host-state.ts';
import { priceText } from './checkout-client.ts';
import { takeFocus } from './sheet-frame.tsx';
import css from './sheet-view.module.css';
import { useCheckout } from './use-checkout.ts';

type Props = {
  slug: string;
  userId: number;
  onEnd: (status: InvoiceStatus) => void;
};

const ends: { status: InvoiceStatus; text: string }[] = [
  { status: 'paid', text: 'Pay' },
  { status: 'pending', text: 'Leave pending' },
  { status: 'failed', text: 'Let it fail' },
  { status: 'cancelled', text: 'Cancel' },
];

export function PaySheet({ slug, userId, onEnd }: Props) {
  const { offer, paying, failure, choose } = useCheckout(slug, userId, onEnd);
  if (failure !== null) {
    return (
      <>
        <h2 className={css.title}>Payment failed</h2>
        <p role="alert">{failure}</p>
        <button ref={takeFocus} type="button" data-dismisses onClick={() => onEnd('failed')}>
          OK
        </button>
      </>
    );
  }
  return (
    <>
      <h2 className={css.title}>Confirm your purchase</h2>
      <p>
        {offer ? (
          `${offer.title} for ${priceText(offer)}`
        ) : (
          <>
            Invoice <code>{slug}</code>
          </>
        )}
      </p>
      {ends.map(({ status, text }) => (
        <button
          key={status}
          type="button"
          data-status={status}
          disabled={paying && status !== 'cancelled'}
          onClick={() => choose(status)}
        >
          {text}
        </button>
      ))}
    </>
  );
}
