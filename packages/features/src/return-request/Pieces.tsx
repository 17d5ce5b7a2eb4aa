import type { MerchantOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Check, Picture, Stepper, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { leftOf } from './rules.ts';
import styles from './Screen.module.css';
import type { ReturnState } from './useReturn.ts';

/** Which pieces go back, and how many of each. */
export function Pieces({ parcel, form }: { parcel: MerchantOrder; form: ReturnState }) {
  const words = useMessages(messages);
  const { draft, write, fault } = form;
  const set = (id: string, quantity: number) =>
    write({ pieces: { ...draft.pieces, [id]: quantity } });
  return (
    <Box as="section" aria-label={words.pieces} data-wrong={fault === 'pieces' ? '' : undefined}>
      <Box as="ul">
        {parcel.items
          .filter((item) => leftOf(item) > 0)
          .map((item) => {
            const { id, brand, shortDescription, sizeDescription, images } = item;
            const quantity = draft.pieces[id] ?? 0;
            return (
              <Box as="li" key={id} className={styles.piece}>
                <Check
                  className={styles.check}
                  checked={quantity > 0}
                  onChange={(checked) => set(id, checked ? leftOf(item) : 0)}
                  label={`${brand.name} ${shortDescription}`}
                >
                  <Box className={styles.item}>
                    <Picture
                      className={styles.picture}
                      images={images}
                      alt=""
                      ratio="3/4"
                      sizes="64px"
                    />
                    <Box className={styles.words}>
                      <Text as="p" look="brand">
                        {brand.name}
                      </Text>
                      <Text as="p" look="cap" tone="soft">
                        {shortDescription}
                      </Text>
                      <Text as="p" look="cap" tone="quiet">
                        {sizeDescription}
                      </Text>
                    </Box>
                  </Box>
                </Check>
                {quantity > 0 && leftOf(item) > 1 && (
                  <Stepper
                    value={quantity}
                    max={leftOf(item)}
                    onChange={(next) => set(id, next)}
                    label={words.howMany}
                  />
                )}
              </Box>
            );
          })}
      </Box>
      {fault === 'pieces' && (
        <Text as="p" look="cap" tone="warn" role="alert" className={styles.fault}>
          {words.faults.pieces}
        </Text>
      )}
    </Box>
  );
}
