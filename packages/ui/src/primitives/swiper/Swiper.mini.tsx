import { Swiper as HostSwiper, SwiperItem, View } from '@tarojs/components';
import { Children, useState } from 'react';
import { cx } from '../../cx.ts';
import { Marks } from './Marks.tsx';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';
import { AUTOPLAY_MS } from './swiper-rules.ts';

/** The host's own carousel. It needs a height of its own: give the class name one. */
export function Swiper(props: SwiperProps) {
  const { children, autoPlay = false, interval = AUTOPLAY_MS, onChange } = props;
  const slides = Children.toArray(children);
  const count = slides.length;
  const [index, setIndex] = useState(0);
  return (
    <View className={cx(styles.frame, props.className)} ariaLabel={props.label}>
      <View className={styles.window}>
        <HostSwiper
          className={styles.host ?? ''}
          autoplay={autoPlay}
          circular={autoPlay && count > 1}
          interval={interval}
          adjustHeight="first"
          onChange={({ detail }) => {
            setIndex(detail.current);
            onChange?.(detail.current);
          }}
        >
          {slides.map((slide, position) => (
            <SwiperItem key={typeof slide === 'object' && 'key' in slide ? slide.key : position}>
              {slide}
            </SwiperItem>
          ))}
        </HostSwiper>
        <Marks place="inside" index={index} count={count} {...props} />
      </View>
      <Marks place="below" index={index} count={count} {...props} />
    </View>
  );
}
