import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './bottom-panel.module.css';
import { LiveNumber } from './live-number.tsx';
import type { BalanceNotice } from './rules/balance-notice.ts';
import { useTapStore } from './store/tap-store-context.tsx';
import { tapsText } from './taps-text.ts';

type BottomPanelProps = {
  notice: BalanceNotice;
  /** What takes the gift, where it is offered. */
  gift: ReactNode;
};

/** What can be done about the balance. Always as high as its buttons, so that nothing above it moves. */
export function BottomPanel({ notice, gift }: BottomPanelProps) {
  const words = useTexts(tapsText);
  return (
    <div className={css.panel} data-notice={notice}>
      {notice === 'balance' ? <Available /> : null}
      {gift}
      {notice === 'thats-it' ? (
        <ButtonLink wide to={paths.payments}>
          {words.thatsIt.action}
        </ButtonLink>
      ) : null}
      {notice === 'not-enough' ? (
        <ButtonLink wide look={gift ? 'outline' : 'solid'} to={paths.payments}>
          {words.notEnough.action}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Available() {
  const taps = useTapStore();
  const words = useTexts(tapsText);

  return (
    <>
      <dl className={css.available}>
        <dt>{words.available}</dt>
        <dd>
          <LiveNumber read={() => taps.balance.available} />
        </dd>
      </dl>
      <ButtonLink to={paths.payments}>{words.buyTaps}</ButtonLink>
    </>
  );
}
