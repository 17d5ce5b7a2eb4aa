import type { ProductSummary } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Row, Sheet, Spinner, Text } from '@vitrine/ui';
import * as spacing from '../layout/spacing.ts';
import { messages } from './messages.ts';
import { OutfitItemRow } from './OutfitItemRow.tsx';
import styles from './OutfitSheet.module.css';
import { listIncluded, type OutfitItem, sumPrices } from './rules.ts';
import { useOutfit } from './useOutfit.ts';

function Total({ items }: { items: readonly OutfitItem[] }) {
  const t = useMessages(messages);
  const included = listIncluded(items);
  const currency = included[0]?.currency;
  return (
    <Row isSpread className={spacing.pb3} role="status">
      <Text variant="caption" tone="soft">
        {formatMessage(t.total, { n: included.length })}
      </Text>
      <Text variant="h3" tabular>
        {formatPrice(sumPrices(items), currency)}
      </Text>
    </Row>
  );
}

interface OutfitSheetProps {
  products: readonly ProductSummary[];
  open: boolean;
  onClose: () => void;
}

/** The products of an outfit, each with its sizes, added to the bag together. */
export function OutfitSheet({ products, open, onClose }: OutfitSheetProps) {
  const t = useMessages(messages);
  const { items, hasFailed, showsMissing, isPending, change, add } = useOutfit(products, onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.title}
      footer={
        items && !hasFailed ? (
          <>
            <Total items={items} />
            <Button fullWidth loading={isPending} onPress={() => void add()}>
              {t.add}
            </Button>
          </>
        ) : undefined
      }
    >
      {!items && (
        <Box className={styles.loading}>
          <Spinner />
        </Box>
      )}
      {hasFailed && (
        <Text as="p" tone="soft" role="alert">
          {t.notLoaded}
        </Text>
      )}
      <Box as="ul">
        {items?.map((item) => (
          <OutfitItemRow
            key={item.id}
            item={item}
            showsMissing={showsMissing}
            onChange={(changes) => change(item.id, changes)}
          />
        ))}
      </Box>
    </Sheet>
  );
}
