import { View } from '@tarojs/components';
import { usePlatform } from '@vitrine/platform';
import { toMiniProps } from '../mini-props.ts';
import type { LinkProps } from './Link.types.ts';

export function Link(props: LinkProps) {
  const { to, replace = false, keepScroll = false, onPress, label, tabIndex, ...rest } = props;
  const { navigation } = usePlatform();

  function press(): void {
    let isPrevented = false;
    onPress?.({
      preventDefault: () => {
        isPrevented = true;
      },
    });
    if (!isPrevented) navigation.go(to, { replace, keepScroll });
  }

  const aria = { role: 'link', 'aria-label': label ?? rest['aria-label'] };
  return <View {...toMiniProps({ ...rest, ...aria })} onClick={press} />;
}
