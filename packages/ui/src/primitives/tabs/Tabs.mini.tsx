import { ScrollView, View } from '@tarojs/components';
import { usePlatform } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { toMiniProps } from '../mini-props.ts';
import styles from './Tabs.module.css';
import type { TabItem, TabsProps } from './Tabs.types.ts';

export function Tabs({
  items,
  active,
  onSelect,
  label,
  equalWidth,
  centred,
  className,
}: TabsProps) {
  const { navigation } = usePlatform();

  function select({ key, to }: TabItem<ReactNode>): void {
    if (key === active) return;
    onSelect?.(key);
    if (to) navigation.go(to, { replace: true });
  }

  return (
    <ScrollView
      scrollX
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      scrollIntoView={`tab-${active}`}
      className={cx(styles.host, className)}
      ariaLabel={label}
    >
      <View className={cx(styles.row, equalWidth && styles.equalWidth, centred && styles.centred)}>
        {items.map((item) => (
          <View
            key={item.key}
            id={`tab-${item.key}`}
            className={cx(styles.tab, item.key === active && styles.active, styles.button)}
            {...toMiniProps({ role: 'tab', 'aria-selected': item.key === active })}
            onClick={() => select(item)}
          >
            {item.label}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}
