import { observer } from 'mobx-react-lite';
import { FinancesPage } from '../../features/finances/finances-page.tsx';
import { ReferralLinkCard } from '../../features/referrals/referral-link-card.tsx';
import { useCopyLink } from '../layout/use-copy-link.ts';
import { useStores } from '../wiring/stores.tsx';

export const FinancesScreen = observer(function FinancesScreen() {
  const { taps } = useStores();
  const copyLink = useCopyLink();
  return (
    <FinancesPage
      total={taps.balance.total}
      referralLink={<ReferralLinkCard onCopy={(link) => copyLink(link, 'referral')} />}
    />
  );
});
