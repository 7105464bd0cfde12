import type { Payment, WalletQuestion } from '../../ton/wallet/wallet-question.ts';
import { SheetFrame } from '../sheets/sheet-frame.tsx';
import css from '../sheets/sheet-view.module.css';

type Props = {
  question: WalletQuestion;
  onResponse: (yes: boolean) => void;
};

export function WalletSheet({ question, onResponse }: Props) {
  const isConnect = question.kind === 'connect';
  return (
    <SheetFrame
      label={isConnect ? 'Connect wallet' : 'Confirm transfer'}
      onDismiss={() => onResponse(false)}
    >
      {isConnect ? (
        <>
          <h2 className={css.title}>Connect to {question.app}?</h2>
          <Facts
            facts={[
              ['Site', question.site],
              ['Your address', question.address],
              ['It asks for', question.proves ? 'Address and proof that it is yours' : 'Address'],
            ]}
          />
        </>
      ) : (
        <>
          <h2 className={css.title}>Confirm the transfer</h2>
          {question.payments.map((payment) => (
            <Facts key={payment.place} facts={factsOf(payment)} />
          ))}
        </>
      )}
      <button type="button" data-type="primary" onClick={() => onResponse(true)}>
        {isConnect ? 'Connect' : 'Sign'}
      </button>
      <button type="button" onClick={() => onResponse(false)}>
        Decline
      </button>
    </SheetFrame>
  );
}

type Fact = [name: string, value: string];

function factsOf({ amount, recipient, comment }: Payment): Fact[] {
  const facts: Fact[] = [
    ['Amount', `${amount} TON`],
    ['Recipient', recipient],
  ];
  return comment === null ? facts : [...facts, ['Comment', comment]];
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
