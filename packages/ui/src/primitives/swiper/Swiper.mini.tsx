import { Swiper as HostSwiper, SwiperItem, View } from '@tarojs/components';
import { useState } from 'react';
import { cx } from '../../cx.ts';
import { arrowsFrameClass } from '../arrows/Arrows.tsx';
import { toKeyedChildren } from '../keyed-children.ts';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';
import { SwiperPagination } from './SwiperPagination.tsx';
import { AUTOPLAY_MS } from './swiper-rules.ts';
import { useElementHeight } from './useElementHeight.mini.ts';

let lastId = 0;

/** The native carousel, which has a fixed height: this one takes the height of its current slide. */
export function Swiper(props: SwiperProps) {
  const { children, autoPlay = false, interval = AUTOPLAY_MS, onChange } = props;
  const slides = toKeyedChildren(children);
  const count = slides.length;
  const [index, setIndex] = useState(0);
  const [name] = useState(() => `slides-${++lastId}`);
  const height = useElementHeight(`${name}-${index}`);
  return (
    <View className={cx(styles.frame, props.className)} ariaLabel={props.label}>
      <View className={cx(arrowsFrameClass)}>
        <HostSwiper
          className={cx(styles.host)}
          {...(height && { style: { height: `${height}px` } })}
          autoplay={autoPlay}
          circular={autoPlay && count > 1}
          interval={interval}
          onChange={({ detail }) => {
            setIndex(detail.current);
            onChange?.(detail.current);
          }}
        >
          {slides.map(({ key, child }, position) => (
            <SwiperItem key={key}>
              <View id={`${name}-${position}`}>{child}</View>
            </SwiperItem>
          ))}
        </HostSwiper>
        <SwiperPagination placement="inside" index={index} count={count} {...props} />
      </View>
      <SwiperPagination placement="below" index={index} count={count} {...props} />
    </View>
  );
}
