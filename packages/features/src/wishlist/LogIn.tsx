import { usePlatform } from '@vitrine/platform';
import { Button, Text } from '@vitrine/ui';

/** What a guest keeps ends with the device: an account keeps it longer, and may hold more already. */
export function LogIn({ words }: { words: string }) {
  const { login } = usePlatform();
  return (
    <Button kind="text" onTap={() => login.open({ route: 'wishlist' })}>
      <Text look="cap">{words}</Text>
    </Button>
  );
}
