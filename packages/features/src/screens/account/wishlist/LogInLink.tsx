import { Text } from '@vitrine/ui';
import { LogInButton } from '../../../shared/log-in/LogInButton.tsx';

/** Lets a guest log in, because a guest's wishlist stays on this device only. */
export const LogInLink = ({ label }: { label: string }) => (
  <LogInButton variant="text" returnTo={{ route: 'wishlist' }}>
    <Text variant="caption">{label}</Text>
  </LogInButton>
);
