import type { ProductSummary } from '@vitrine/contract';
import { Box } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Heading } from '../page/Heading.tsx';
import { Slide } from '../products/Slide.tsx';
import { Clock } from './Clock.tsx';
import type { FlashSaleFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields, data = [], now }: ModuleProps<FlashSaleFields, ProductSummary[]>) {
  const { moduleTitle, commonLink, setId, showMoreText } = fields;
  const clock = <Clock fields={fields} madeAt={now} />;
  return (
    <Box>
      {moduleTitle ? (
        <Heading title={moduleTitle} end={clock} />
      ) : (
        <Box className={styles.alone}>{clock}</Box>
      )}
      <Slide
        products={data}
        label={moduleTitle?.title}
        more={{
          link: commonLink,
          rest: { route: 'list', query: { set: setId } },
          text: showMoreText,
        }}
      />
    </Box>
  );
}
