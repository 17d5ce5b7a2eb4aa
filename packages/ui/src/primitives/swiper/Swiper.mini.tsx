import { Swiper as HostSwiper, SwiperItem, View } from '@tarojs/components';
import { useState } from 'react';
import { cx } from '../../cx.ts';
import { arrowsFrame } from '../arrows/Arrows.tsx';
import { keyed } from '../keyed.ts';
import { Marks } from './Marks.tsx';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';
import { AUTOPLAY_MS } from './swiper-rules.ts';
import { useHeight } from './useHeight.mini.ts';

let made = 0;

/** The host's own carousel. By itself it has the same height whatever it shows: it takes its slide's. */
export function Swiper(props: SwiperProps) {
  const { children, autoPlay = false, interval = AUTOPLAY_MS, onChange } = props;
  const slides = keyed(children);
  const count = slides.length;
  const [index, setIndex] = useState(0);
  const [name] = useState(() => `slides-${++made}`);
  const height = useHeight(`${name}-${index}`);
  return (
    <View className={cx(styles.frame, props.className)} ariaLabel={props.label}>
      <View className={cx(arrowsFrame)}>
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
          {slides.map(({ key, item }, position) => (
            <SwiperItem key={key}>
              <View id={`${name}-${position}`}>{item}</View>
            </SwiperItem>
          ))}
        </HostSwiper>
        <Marks place="inside" index={index} count={count} {...props} />
      </View>
      <Marks place="below" index={index} count={count} {...props} />
    </View>
  );
}
