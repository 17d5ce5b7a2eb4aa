import { DESKTOP, Scroller } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { filterWithImage, resolveRatio } from '../parts/pictures.ts';
import { StoryCard } from '../parts/StoryCard.tsx';
import type { CardCarouselListFields } from './schema.ts';
import styles from './View.module.css';

const CARD_SIZES = `${DESKTOP} 400px, 279px`;

export const View = ({ fields }: ModuleProps<CardCarouselListFields>) => (
  <Scroller
    label={fields.moduleTitle?.title || fields.moduleName}
    progress
    className={styles.row}
    itemClassName={styles.card}
  >
    {filterWithImage(fields.cards).map((card) => (
      <StoryCard
        key={`${card.image?.source}${card.title}`}
        card={card}
        ratio={resolveRatio(fields.ratio)}
        sizes={CARD_SIZES}
      />
    ))}
  </Scroller>
);
