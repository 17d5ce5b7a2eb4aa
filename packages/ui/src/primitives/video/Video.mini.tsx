import { Video as HostVideo, View } from '@tarojs/components';
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
        src={src}
        poster={poster ?? ''}
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
