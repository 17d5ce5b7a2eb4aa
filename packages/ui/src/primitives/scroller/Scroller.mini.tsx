import { ScrollView, View } from '@tarojs/components';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { toKeyedChildren } from '../keyed-children.ts';
import styles from './Scroller.module.css';
import type { ScrollerProps } from './Scroller.types.ts';

interface ScrollPosition {
  visible: number;
  start: number;
}

/** Each position is sent to the view of the host, which would be slowed down by one for every scroll event. */
const SEND_INTERVAL_MS = 100;

/** Calls a function with the last of many values, at most once in an interval. */
function useThrottled<Value>(send: (value: Value) => void): (value: Value) => void {
  const throttle = useRef<{ timer?: ReturnType<typeof setTimeout>; last?: Value }>({}).current;
  useEffect(() => () => clearTimeout(throttle.timer), [throttle]);
  return (value) => {
    throttle.last = value;
    throttle.timer ??= setTimeout(() => {
      delete throttle.timer;
      send(throttle.last as Value);
    }, SEND_INTERVAL_MS);
  };
}

export function Scroller(props: ScrollerProps) {
  const { children, label, progress, onReachEnd } = props;
  const items = toKeyedChildren(children);
  const [position, setPosition] = useState<ScrollPosition>({
    visible: Math.min(1, 2 / items.length),
    start: 0,
  });
  const sendStart = useThrottled((start: number) =>
    setPosition(({ visible }) => ({ visible, start })),
  );
  const style = { '--visible': position.visible, '--start': position.start } as CSSProperties;
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
          if (progress) sendStart(detail.scrollLeft / detail.scrollWidth);
        }}
      >
        <View className={cx(styles.row)}>
          {items.map(({ key, child }) => (
            <View className={cx(styles.item, props.itemClassName)} key={key}>
              {child}
            </View>
          ))}
        </View>
      </ScrollView>
      {progress && items.length > 2 && (
        <View className={cx(styles.progress)} style={style}>
          <View className={cx(styles.thumb)} />
        </View>
      )}
    </View>
  );
}
