import { Video as HostVideo, View } from '@tarojs/components';
import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import { cx } from '../../cx.ts';
import styles from './Video.module.css';
import type { VideoProps } from './Video.types.ts';

let lastId = 0;

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
  const { mediaUrl } = usePlatform();
  const [id] = useState(() => `video-${++lastId}`);
  const [width = 16, height = 9] = (ratio ?? '16/9').split('/').map(Number);
  return (
    <View
      className={cx(styles.hostFrame, className)}
      style={{ paddingTop: `${(height / width) * 100}%` }}
    >
      <HostVideo
        id={id}
        className={cx(styles.hostVideo)}
        src={mediaUrl(src)}
        poster={mediaUrl(poster ?? '')}
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
