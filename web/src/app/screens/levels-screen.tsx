import { observer } from 'mobx-react-lite';
import { LevelsPage } from '../../features/levels/levels-page.tsx';
import { useStores } from '../wiring/stores.tsx';

export const LevelsScreen = observer(function LevelsScreen() {
  const { taps } = useStores();
  return <LevelsPage total={taps.balance.total} />;
});
