import { observer } from 'mobx-react-lite';
import { ProfilePage } from '../../features/users/profile-page.tsx';
import { useStores } from '../wiring/stores.tsx';

export const ProfileScreen = observer(function ProfileScreen() {
  const { taps, vibration, fullScreen } = useStores();
  const { level, balance } = taps;
  return <ProfilePage {...{ level, vibration, fullScreen }} total={balance.total} />;
});
