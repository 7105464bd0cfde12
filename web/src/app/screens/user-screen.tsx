import { useParams } from 'react-router-dom';
import { UserPage } from '../../features/users/user-page.tsx';

export function UserScreen() {
  const { id } = useParams();
  // A key per player, so that no state of another player's card remains.
  return <UserPage key={id} id={id} />;
}
