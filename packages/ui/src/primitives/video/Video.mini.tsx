import { Video as HostVideo, View } from '@tarojs/components';
import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import { cx } from '../../cx.ts';
import styles from './Video.module.css';
import type { VideoProps } from './Video.types.ts';

let count = 0;

export function Video({
  src,
  poster,
  label,
  ratio,
  autoPlay,
  loop,
  onPlay,
  className,
}: VideoProps) {
  const { media } = usePlatform();
  const [id] = useState(() => `video-${++count}`);
  const [width = 16, height = 9] = (ratio ?? '16/9').split('/').map(Number);
  return (
    <View
      className={cx(styles.hostFrame, className)}
      style={{ paddingTop: `${(height / width) * 100}%` }}
    >
      <HostVideo
        id={id}
        className={cx(styles.hostFilm)}
        src={media(src)}
        poster={media(poster ?? '')}
        title={label}
        autoplay={Boolean(autoPlay)}
        muted={Boolean(autoPlay)}
        loop={Boolean(loop)}
        controls={!autoPlay}
        objectFit="cover"
        onPlay={() => onPlay?.()}
      />
    </View>
  );
}
