import { DESKTOP, Swiper } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { StoryCard } from '../parts/StoryCard.tsx';
import { listTopicsWithImage } from './rules.ts';
import type { SlideTopicFields } from './schema.ts';
import styles from './View.module.css';

const SECOND_MS = 1000;
const TOPIC_SIZES = `${DESKTOP} 58vw, 100vw`;

export function View({ fields }: ModuleProps<SlideTopicFields>) {
  const topics = listTopicsWithImage(fields.topics);
  return (
    <Swiper
      label={fields.moduleTitle?.title || fields.moduleName || topics[0]?.title || ''}
      autoPlay={fields.autoPlay}
      interval={fields.intervalTime * SECOND_MS}
      pagination="dots"
    >
      {topics.map((card) => (
        <StoryCard
          key={`${card.image?.source}${card.title}`}
          card={card}
          ratio="1/1"
          wideRatio="16/10"
          sizes={TOPIC_SIZES}
          className={styles.topic}
          textClassName={styles.text}
        />
      ))}
    </Swiper>
  );
}
