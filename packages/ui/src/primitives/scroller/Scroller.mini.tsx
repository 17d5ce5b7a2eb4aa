import { ScrollView, View } from '@tarojs/components';
import { type CSSProperties, useState } from 'react';
import { cx } from '../../cx.ts';
import { keyed } from '../keyed.ts';
import styles from './Scroller.module.css';
import type { ScrollerProps } from './Scroller.types.ts';

interface Place {
  part: number;
  start: number;
}

export function Scroller(props: ScrollerProps) {
  const { children, label, progress, onReachEnd } = props;
  const items = keyed(children);
  const [place, setPlace] = useState<Place>({ part: Math.min(1, 2 / items.length), start: 0 });
  const style = { '--part': place.part, '--start': place.start } as CSSProperties;
  return (
    <View className={props.className ?? ''}>
      <ScrollView
        scrollX
        enhanced
        showScrollbar={false}
        className={cx(styles.hostTrack)}
        ariaLabel={label ?? ''}
        onScrollToLower={() => onReachEnd?.()}
        onScroll={({ detail }) => {
          const { scrollLeft, scrollWidth } = detail;
          if (progress) setPlace(({ part }) => ({ part, start: scrollLeft / scrollWidth }));
        }}
      >
        <View className={cx(styles.row)}>
          {items.map(({ key, item }) => (
            <View className={cx(styles.item, props.itemClassName)} key={key}>
              {item}
            </View>
          ))}
        </View>
      </ScrollView>
      {progress && items.length > 2 && (
        <View className={cx(styles.progress)} style={style}>
          <View className={cx(styles.part)} />
        </View>
      )}
    </View>
  );
}
