import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import { ProductGrid } from '../product-grid/ProductGrid.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './Skeleton.module.css';
import {
  CARD_LAYOUT,
  SKELETON_LAYOUTS,
  type SkeletonKind,
  type SkeletonPart,
} from './skeleton-layouts.ts';

const SkeletonParts = ({ parts }: { parts: readonly SkeletonPart[] }) =>
  // The parts never change, so an index is a safe key.
  parts
    .map((part, index) => ({ id: String(index), part }))
    .map(({ id, part }) => <SkeletonPartView key={id} part={part} />);

function SkeletonPartView({ part }: { part: SkeletonPart }) {
  if (typeof part === 'string') return <Box className={cx(styles.block, styles[part])} />;
  const { box } = part;
  const content = <SkeletonParts parts={part.parts} />;
  if (box === 'grid') {
    return (
      <ProductGrid variant="bleed" columns={3}>
        {content}
      </ProductGrid>
    );
  }
  if (box === 'productGrid') {
    return (
      <Box className={styles.productGrid}>
        <ProductGrid variant="bleed">{content}</ProductGrid>
      </Box>
    );
  }
  return <Box className={styles[box]}>{content}</Box>;
}

/** Placeholder of a product card that is still loading. */
export const CardSkeleton = () => <SkeletonPartView part={CARD_LAYOUT} />;

export interface SkeletonProps {
  variant: SkeletonKind;
  className?: string | undefined;
}

/** Placeholder in the final size of the content, so that nothing shifts when it arrives. */
export function Skeleton({ variant, className }: SkeletonProps) {
  const t = useMessages(messages);
  if (variant === 'processing') return <Spinner className={cx(styles.processing, className)} />;
  if (variant === 'toast-processing') {
    return (
      <Box className={cx(styles.toast, className)} role="status">
        <Box className={styles.spinner} />
        <Text>{t.processing}</Text>
      </Box>
    );
  }
  return (
    <Box className={className} role="status" aria-busy="true">
      <Text visuallyHidden>{t.loading}</Text>
      <SkeletonParts parts={SKELETON_LAYOUTS[variant] ?? []} />
    </Box>
  );
}
