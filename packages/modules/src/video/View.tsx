import { Box, cx, Text, Video } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { useInteraction } from '../page/place.ts';
import { Go } from '../parts/Go.tsx';
import { isTall, posterOf } from './rules.ts';
import type { VideoFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields }: ModuleProps<VideoFields>) {
  const interact = useInteraction();
  const { video, title, duration, ratio, autoPlay, loop, inset, commonLink } = fields;
  return (
    <Box className={cx(inset && styles.inset, isTall(ratio) ? styles.tall : styles.flat)}>
      <Video
        src={video.source}
        poster={posterOf(video)}
        label={title || video.poster?.alt || fields.moduleTitle?.title || ''}
        ratio={ratio}
        autoPlay={autoPlay}
        loop={loop}
        className={styles.film}
        onPlay={() => interact('play')}
      />
      {title && (
        <Box className={styles.words}>
          <Go link={commonLink} part="title">
            <Text as="p" look="h3">
              {title}
            </Text>
          </Go>
          {duration && (
            <Text look="cap" tone="quiet" tabular>
              {duration}
            </Text>
          )}
        </Box>
      )}
    </Box>
  );
}
