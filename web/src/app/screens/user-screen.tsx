import { useParams } from 'react-router-dom';
import { UserPage } from '../../features/users/user-page.tsx';

/** The card of the player whom the address names. */
export function UserScreen() {
  const { id } = useParams();
  // Another player is another page: nothing of the one before may stay.
  return <UserPage key={id} id={id} />;
}
