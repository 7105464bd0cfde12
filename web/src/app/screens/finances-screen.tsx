import { observer } from 'mobx-react-lite';
import { FinancesPage } from '../../features/referrals/finances-page.tsx';
import { useCopyLink } from '../layout/use-copy-link.ts';
import { useStores } from '../wiring/stores.tsx';

/** Finances, with the taps that the player has now and the share's words for a copied link. */
export const FinancesScreen = observer(function FinancesScreen() {
  const { taps } = useStores();
  const copyLink = useCopyLink();
  return <FinancesPage total={taps.balance.total} onCopy={copyLink} />;
});
