import { type Target, usePlatform } from '@vitrine/platform';
import { Button, type ButtonProps } from '@vitrine/ui';

interface LogInButtonProps
  extends Pick<ButtonProps, 'children' | 'variant' | 'fullWidth' | 'className'> {
  /** The screen to return to after the log-in. */
  returnTo: Target;
}

/** Opens the log-in. It is a link, so that a tap counts before the page is hydrated. */
export function LogInButton({ returnTo, ...look }: LogInButtonProps) {
  const { bridge, login, navigation } = usePlatform();
  return (
    <Button
      {...look}
      to={{ route: 'login', query: { from: navigation.href(returnTo) } }}
      onPress={(press) => {
        // The app has a log-in of its own.
        if (!bridge.isPresent) return;
        press?.preventDefault();
        login.open(returnTo);
      }}
    />
  );
}
