import type { ProductSummary } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, Scroller, Text } from '@vitrine/ui';
import type { Look as LookFields } from '../fields/look.ts';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Cell } from './Cell.tsx';
import styles from './Look.module.css';
import { messages } from './look-messages.ts';
import { arrange, type LookLayout, total } from './look-rules.ts';

/** How the pieces of each layout are drawn. */
const CELLS = { 1: 'tall', 2: 'bare', 3: 'tall', 4: 'row', 5: 'tall' } as const;
/** Width to height of each picture; in the second layout it is as high as the pieces beside it. */
const RATIOS = { 1: '4/5', 2: 'none', 3: '4/5', 4: '3/4', 5: '4/5' } as const;
const WIDE_RATIO = '4/5';
const CELL_SIZES = '(min-width:768px) 20vw, 33vw';
const PICTURE_SIZES = '(min-width:768px) 50vw, 100vw';

interface LookProps {
  look: LookFields;
  layout: LookLayout;
  pieces: readonly ProductSummary[];
}

function Cells({ pieces, layout, title }: Omit<LookProps, 'look'> & { title: string }) {
  const cells = pieces.map((product) => (
    <Cell key={product.id} product={product} look={CELLS[layout]} sizes={CELL_SIZES} />
  ));
  if (layout !== 3) return <>{cells}</>;
  return (
    <Scroller label={title} itemClassName={styles.sliding}>
      {cells}
    </Scroller>
  );
}

/** Leads to all of it, and says what it costs. */
function Whole({ look, pieces }: Omit<LookProps, 'layout'>) {
  const { name } = usePlatform();
  const { wholeLook } = useMessages(messages);
  const [first] = pieces;
  const price = first && formatPrice(total(pieces), first.currencyIsoCode);
  return (
    <MoreButton
      to={resolveLink(look.commonLink, name)}
      text={[look.buttonText || wholeLook, price].filter(Boolean).join(' ')}
      part="whole"
      className={styles.whole}
    />
  );
}

/** Pieces worn together, in one of five arrangements of picture, words and cells. */
export function Look({ look, layout, pieces }: LookProps) {
  const { title, description, image, commonLink } = look;
  const { cells, others } = arrange(layout, pieces);
  return (
    <Box className={cx(styles.look, styles[`layout${layout}`], !image?.source && styles.noPicture)}>
      {image?.source && (
        <Go link={commonLink} part="image" label={image.alt || title} className={styles.picture}>
          <ModulePicture
            image={image}
            ratio={RATIOS[layout]}
            wideRatio={layout === 4 ? WIDE_RATIO : undefined}
            sizes={PICTURE_SIZES}
            className={styles.fills}
          />
        </Go>
      )}
      {(title || description) && (
        <Box className={styles.words}>
          {title && (
            <Text as="h3" look="h3">
              {title}
            </Text>
          )}
          {description && (
            <Text as="p" tone="soft" clamp={2} className={styles.description}>
              {description}
            </Text>
          )}
        </Box>
      )}
      {cells.length > 0 && (
        <Box className={styles.cells}>
          <Cells pieces={cells} layout={layout} title={title} />
        </Box>
      )}
      {others.length > 0 && (
        <Box className={styles.others}>
          <Cells pieces={others} layout={layout} title={title} />
        </Box>
      )}
      <Whole look={look} pieces={pieces} />
    </Box>
  );
}
