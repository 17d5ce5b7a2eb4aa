import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import { ProductGrid } from '../product-grid/ProductGrid.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './Skeleton.module.css';

export type SkeletonKind =
  | 'unready'
  | 'processing'
  | 'toast-processing'
  | 'listing'
  | 'product-detail'
  | 'homepage'
  | 'slide-products'
  | 'access-reward';

const Block = ({ name }: { name: string }) => <Box className={cx(styles.block, styles[name])} />;

/** A product card that is not there yet. */
export const CardSkeleton = () => (
  <Box>
    <Block name="picture" />
    <Box className={styles.words}>
      <Block name="brand" />
      <Block name="words1" />
      <Block name="price" />
    </Box>
  </Box>
);

const Cards = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => `card${place}`).map((id) => (
    <CardSkeleton key={id} />
  ));

const Heading = () => (
  <Box className={styles.heading}>
    <Block name="kick" />
    <Block name="title" />
  </Box>
);

const DRAWINGS: Record<SkeletonKind, () => ReactNode> = {
  unready: () => (
    <>
      <Heading />
      <Block name="wide" />
    </>
  ),
  processing: () => <Spinner className={styles.waiting} />,
  'toast-processing': () => <Processing />,
  listing: () => (
    <>
      <Box className={styles.chips}>
        <Block name="chip" />
        <Block name="chip" />
        <Block name="chip" />
      </Box>
      <Box className={styles.bar}>
        <Block name="short" />
        <Block name="long" />
      </Box>
      <Box className={styles.listing}>
        <Block name="rail" />
        <ProductGrid rhythm="bleed" columns={3}>
          <Cards count={6} />
        </ProductGrid>
      </Box>
    </>
  ),
  'product-detail': () => (
    <Box className={styles.detail}>
      <Box className={styles.gallery}>
        <Block name="picture" />
        <Block name="second" />
      </Box>
      <Box className={styles.info}>
        <Block name="kick" />
        <Block name="title" />
        <Block name="long" />
        <Box className={styles.sizes}>
          <Block name="size" />
          <Block name="size" />
          <Block name="size" />
          <Block name="size" />
          <Block name="size" />
        </Box>
      </Box>
    </Box>
  ),
  homepage: () => (
    <>
      <Block name="hero" />
      <Heading />
      <Box className={styles.row}>
        <Cards count={3} />
      </Box>
    </>
  ),
  'slide-products': () => (
    <>
      <Heading />
      <Box className={styles.row}>
        <Cards count={6} />
      </Box>
    </>
  ),
  'access-reward': () => (
    <Box className={styles.rewards}>
      <Block name="ticket" />
      <Block name="ticket" />
      <Block name="ticket" />
    </Box>
  ),
};

function Processing() {
  const words = useMessages(messages);
  return (
    <Box className={styles.toast}>
      <Box className={styles.turn} />
      <Text>{words.processing}</Text>
    </Box>
  );
}

export interface SkeletonProps {
  kind: SkeletonKind;
  className?: string | undefined;
}

/** What will stand here, in its final size: nothing moves when it arrives. */
export function Skeleton({ kind, className }: SkeletonProps) {
  const words = useMessages(messages);
  const draw = DRAWINGS[kind];
  return (
    <Box className={className} role="status" aria-busy="true" data-skeleton={kind}>
      <Text spoken>{words.loading}</Text>
      {draw()}
    </Box>
  );
}
