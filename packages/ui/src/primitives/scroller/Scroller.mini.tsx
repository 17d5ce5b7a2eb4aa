import { ScrollView, View } from '@tarojs/components';
import { Children, useState } from 'react';
import { cx } from '../../cx.ts';
import styles from './Scroller.module.css';
import type { ScrollerProps } from './Scroller.types.ts';

interface Place {
  part: number;
  start: number;
}

export function Scroller(props: ScrollerProps) {
  const { children, label, progress, onReachEnd } = props;
  const items = Children.toArray(children);
  const [place, setPlace] = useState<Place>({ part: Math.min(1, 2 / items.length), start: 0 });
  const style = { '--part': String(place.part), '--start': String(place.start) };
  return (
    <View className={props.className ?? ''}>
      <ScrollView
        scrollX
        enhanced
        showScrollbar={false}
        className={styles.hostTrack ?? ''}
        ariaLabel={label ?? ''}
        onScrollToLower={() => onReachEnd?.()}
        onScroll={({ detail }) => {
          const { scrollLeft, scrollWidth } = detail;
          if (progress) setPlace(({ part }) => ({ part, start: scrollLeft / scrollWidth }));
        }}
      >
        <View className={styles.row}>
          {items.map((item, index) => (
            <View
              className={cx(styles.item, props.itemClassName)}
              key={typeof item === 'object' && 'key' in item ? item.key : index}
            >
              {item}
            </View>
          ))}
        </View>
      </ScrollView>
      {progress && items.length > 2 && (
        <View className={styles.progress} style={style}>
          <View className={styles.part} />
        </View>
      )}
    </View>
  );
}
