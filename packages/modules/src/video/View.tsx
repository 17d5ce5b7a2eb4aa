import { Box, cx, Text, Video } from '@vitrine/ui';
import { useTrackInteraction } from '../context/module-context.ts';
import type { ModuleProps } from '../definition.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { getPosterUrl, isPortrait } from './rules.ts';
import type { VideoFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields }: ModuleProps<VideoFields>) {
  const trackInteraction = useTrackInteraction();
  const { video, title, duration, ratio, autoPlay, loop, inset, commonLink } = fields;
  return (
    <Box
      className={cx(inset && styles.inset, isPortrait(ratio) ? styles.portrait : styles.landscape)}
    >
      <Video
        src={video.source}
        poster={getPosterUrl(video)}
        label={title || video.poster?.alt || fields.moduleTitle?.title || ''}
        ratio={ratio}
        autoPlay={autoPlay}
        loop={loop}
        className={styles.video}
        onPlay={() => trackInteraction('play')}
      />
      {title && (
        <Box className={styles.caption}>
          <ContentLink link={commonLink} part="title">
            <Text as="p" variant="h3">
              {title}
            </Text>
          </ContentLink>
          {duration && (
            <Text variant="caption" tone="quiet" tabular>
              {duration}
            </Text>
          )}
        </Box>
      )}
    </Box>
  );
}
