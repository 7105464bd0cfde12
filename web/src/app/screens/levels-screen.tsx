import { observer } from 'mobx-react-lite';
import { LevelsPage } from '../../features/levels/levels-page.tsx';
import { useStores } from '../wiring/stores.tsx';

/** About levels, with the player's own place among them. */
export const LevelsScreen = observer(function LevelsScreen() {
  const { taps } = useStores();
  return <LevelsPage total={taps.balance.total} />;
});
