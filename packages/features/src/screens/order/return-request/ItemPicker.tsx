import type { MerchantOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  Box,
  BrandName,
  Caption,
  Checkbox,
  cx,
  Hint,
  Row,
  Stack,
  Stepper,
  Text,
} from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { messages } from './messages.ts';
import { countReturnable } from './rules.ts';
import styles from './Screen.module.css';
import type { ReturnFormState } from './useReturnForm.ts';

/** Chooses the items to return, and the quantity of each. */
export function ItemPicker({ shipment, form }: { shipment: MerchantOrder; form: ReturnFormState }) {
  const t = useMessages(messages);
  const { draft, update, problem } = form;
  const setQuantity = (id: string, quantity: number) =>
    update({ quantities: { ...draft.quantities, [id]: quantity } });
  return (
    <Box as="section" aria-label={t.items} data-invalid={problem === 'items' ? '' : undefined}>
      <Box as="ul">
        {shipment.items
          .filter((item) => countReturnable(item) > 0)
          .map((item) => {
            const { id, brand, shortDescription, sizeDescription, images } = item;
            const quantity = draft.quantities[id] ?? 0;
            return (
              <Row
                gap={3}
                wraps
                as="li"
                key={id}
                className={cx(layout.divided, layout.toEnd, styles.row)}
              >
                <Checkbox
                  className={styles.check}
                  checked={quantity > 0}
                  onChange={(checked) => setQuantity(id, checked ? countReturnable(item) : 0)}
                  label={`${brand.name} ${shortDescription}`}
                >
                  <Row gap={3}>
                    <Thumbnail width={64} images={images} />
                    <Stack gap={1} className={spacing.fill}>
                      <BrandName>{brand.name}</BrandName>
                      <Caption>{shortDescription}</Caption>
                      {sizeDescription !== '' && <Hint>{sizeDescription}</Hint>}
                    </Stack>
                  </Row>
                </Checkbox>
                {quantity > 0 && countReturnable(item) > 1 && (
                  <Stepper
                    value={quantity}
                    max={countReturnable(item)}
                    onChange={(next) => setQuantity(id, next)}
                    label={t.quantity}
                  />
                )}
              </Row>
            );
          })}
      </Box>
      {problem === 'items' && (
        <Text as="p" variant="caption" tone="warn" role="alert" className={spacing.pt2}>
          {t.problems.items}
        </Text>
      )}
    </Box>
  );
}
