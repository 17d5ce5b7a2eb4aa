import { View } from '@tarojs/components';
import { usePlatform } from '@vitrine/platform';
import { forMini } from '../mini-aria.ts';
import type { LinkProps } from './Link.types.ts';

export function Link({ to, replace = false, onTap, label, tabIndex, ...rest }: LinkProps) {
  const { navigation } = usePlatform();

  function follow(): void {
    let stays = false;
    onTap?.({
      prevent: () => {
        stays = true;
      },
    });
    if (!stays) navigation.go(to, { replace });
  }

  const spoken = { role: 'link', 'aria-label': label ?? rest['aria-label'] };
  return <View {...forMini({ ...rest, ...spoken })} onClick={follow} />;
}
