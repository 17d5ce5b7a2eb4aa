import { listTopicsWithImage, type ModuleProps, type SlideTopicFields } from '@vitrine/modules';
import { useLayout } from '../../parts/layout.ts';
import { Slides } from '../parts/Slides.tsx';
import { StoryCard } from '../parts/StoryCard.tsx';

const TABLET_RATIO = 16 / 10;

/** Topics, one after the other. */
export function View({ fields }: ModuleProps<SlideTopicFields>) {
  const { width, isTablet } = useLayout();
  const topics = listTopicsWithImage(fields.topics);
  return (
    <Slides
      label={fields.moduleTitle?.title || fields.moduleName}
      width={width}
      autoPlay={fields.autoPlay}
      interval={fields.intervalTime}
      slides={topics.map((card) => ({
        key: `${card.image?.source}${card.title}`,
        content: (
          <StoryCard hasGutter card={card} width={width} ratio={isTablet ? TABLET_RATIO : 1} />
        ),
      }))}
    />
  );
}
