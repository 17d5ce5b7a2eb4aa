import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import { ProductGrid } from '../product-grid/ProductGrid.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { CARD, DRAWINGS, type Part, type SkeletonKind } from './drawings.ts';
import styles from './Skeleton.module.css';

const DrawnParts = ({ parts }: { parts: readonly Part[] }) =>
  // Its parts never change their places, so a place is as good as a name.
  parts
    .map((part, place) => ({ id: String(place), part }))
    .map(({ id, part }) => <Drawn key={id} part={part} />);

function Drawn({ part }: { part: Part }) {
  if (typeof part === 'string') return <Box className={cx(styles.block, styles[part])} />;
  const { box } = part;
  const drawn = <DrawnParts parts={part.parts} />;
  if (box === 'grid') {
    return (
      <ProductGrid rhythm="bleed" columns={3}>
        {drawn}
      </ProductGrid>
    );
  }
  if (box === 'shelf') {
    return (
      <Box className={styles.shelf}>
        <ProductGrid rhythm="bleed">{drawn}</ProductGrid>
      </Box>
    );
  }
  return <Box className={styles[box]}>{drawn}</Box>;
}

/** A product card that is not there yet. */
export const CardSkeleton = () => <Drawn part={CARD} />;

export interface SkeletonProps {
  kind: SkeletonKind;
  className?: string | undefined;
}

/** What will stand here, in its final size: nothing moves when it arrives. */
export function Skeleton({ kind, className }: SkeletonProps) {
  const words = useMessages(messages);
  if (kind === 'processing') return <Spinner className={cx(styles.waiting, className)} />;
  if (kind === 'toast-processing') {
    return (
      <Box className={cx(styles.toast, className)} role="status">
        <Box className={styles.turn} />
        <Text>{words.processing}</Text>
      </Box>
    );
  }
  return (
    <Box className={className} role="status" aria-busy="true">
      <Text spoken>{words.loading}</Text>
      <DrawnParts parts={DRAWINGS[kind] ?? []} />
    </Box>
  );
}
