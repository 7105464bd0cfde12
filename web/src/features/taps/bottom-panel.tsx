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
  /** The button that requests the start bonus; null while the bonus is not offered. */
  gift: ReactNode;
};

/** Shows the available taps or the notice's buttons at a constant height, so that the content above never moves. */
export function BottomPanel({ notice, gift }: BottomPanelProps) {
  const texts = useTexts(tapsText);
  return (
    <div className={css.panel} data-notice={notice}>
      {notice === 'balance' ? <Available /> : null}
      {gift}
      {notice === 'thats-it' ? (
        <ButtonLink wide to={paths.payments}>
          {texts.thatsIt.action}
        </ButtonLink>
      ) : null}
      {notice === 'not-enough' ? (
        <ButtonLink wide look={gift ? 'outline' : 'solid'} to={paths.payments}>
          {texts.notEnough.action}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Available() {
  const taps = useTapStore();
  const texts = useTexts(tapsText);

  return (
    <>
      <dl className={css.available}>
        <dt>{texts.available}</dt>
        <dd>
          <LiveNumber read={() => taps.balance.available} />
        </dd>
      </dl>
      <ButtonLink to={paths.payments}>{texts.buyTaps}</ButtonLink>
    </>
  );
}
