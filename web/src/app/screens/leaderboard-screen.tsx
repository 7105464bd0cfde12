import { observer } from 'mobx-react-lite';
import { LeaderboardPage } from '../../features/leaderboard/leaderboard-page.tsx';
import { useStores } from '../wiring/stores.tsx';

export const LeaderboardScreen = observer(function LeaderboardScreen() {
  const { taps } = useStores();
  // The page opens with the player's level, so it waits until the store has it.
  return taps.isLoaded ? <LeaderboardPage total={taps.balance.total} /> : null;
});
