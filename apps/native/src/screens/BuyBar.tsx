import { messages } from '@vitrine/features/messages/catalogue/product';
import { useMessages, usePlatform } from '@vitrine/platform';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { useConsent } from '../consent/ConsentContext.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { text } from '../parts/text-styles.ts';
import { Sizes } from './Sizes.tsx';
import { type AddState, useAddToBag } from './useAddToBag.ts';

interface BuyBarProps {
  product: ProductState;
  selected: AvailableSize | undefined;
}

function Outcome({ state }: { state: AddState }) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  if (state === 'failed')
    return (
      <Text role="alert" style={[text.caption, styles.failed]}>
        {t.notAdded}
      </Text>
    );
  if (state !== 'added') return null;
  return (
    <View role="status" style={styles.added}>
      <Text style={text.ui}>{t.added}</Text>
      <Text
        role="link"
        style={[text.ui, styles.link]}
        onPress={() => navigation.go({ route: 'bag' })}
      >
        {t.seeBag}
      </Text>
    </View>
  );
}

/** Adds the product to the bag; without a chosen size it asks for one first, and without consent for that. */
export function BuyBar({ product, selected }: BuyBarProps) {
  const t = useMessages(messages);
  const { consent, ask } = useConsent();
  const { add, state } = useAddToBag(product);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // A sale that opens later is the server's to refuse: the reply says so.
  const isClosed = product.opening !== null && Date.parse(product.opening.opensAt) > Date.now();
  const press = () => {
    if (consent === 'declined') return ask();
    if (!selected) return setSheetOpen(true);
    setSheetOpen(false);
    void add(selected.variantId);
  };
  const button = (
    <Button
      label={product.outOfStock ? t.soldOut : t.add}
      isDisabled={product.outOfStock || isClosed}
      isBusy={state === 'adding'}
      onPress={press}
    />
  );
  return (
    <View style={styles.bar}>
      <Outcome state={state} />
      <View style={styles.buttons}>{button}</View>
      <Sheet isOpen={isSheetOpen} title={t.chooseSizeTitle} onClose={() => setSheetOpen(false)}>
        <View style={styles.sheet}>
          <Sizes product={product} selected={selected} />
          <View style={styles.buttons}>{button}</View>
        </View>
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    gap: tokens.space2,
    paddingHorizontal: tokens.gutter,
    paddingVertical: tokens.space2,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
    backgroundColor: tokens.paper,
  },
  buttons: { flexDirection: 'row' },
  added: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: tokens.touchSize,
  },
  link: { textDecorationLine: 'underline', paddingVertical: tokens.space3 },
  failed: { color: tokens.error },
  sheet: { gap: tokens.space6, padding: tokens.gutter },
});
