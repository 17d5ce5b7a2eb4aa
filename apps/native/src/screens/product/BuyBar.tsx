import { messages } from '@vitrine/features/messages/catalogue/product';
import { useAddToBag } from '@vitrine/features/parts/catalogue/product/useAddToBag';
import { getSizeTexts } from '@vitrine/features/rules/catalogue/product';
import { contactMessages } from '@vitrine/features/shared/customer-service/contact-messages';
import { formatShortDateTime } from '@vitrine/features/shared/dates/format-date';
import { getAccess } from '@vitrine/features/shared/membership/rules';
import { messages as alertMessages } from '@vitrine/features/shared/product-alerts/messages';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform, useTimed } from '@vitrine/platform';
import { type AvailableSize, type ProductState, selectUserBenefits } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useConsent } from '../../consent/ConsentContext.ts';
import { Button } from '../../parts/Button.tsx';
import { HeartButton } from '../../parts/HeartButton.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { COLUMN } from '../../parts/layout.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { confirmByHand } from '../../ports/haptics/haptics.ts';
import { BackInStockSheet } from './BackInStockSheet.tsx';
import { Sizes } from './Sizes.tsx';

interface BuyBarProps {
  product: ProductState;
  selected: AvailableSize | undefined;
}

/**
 * Adds the product to the bag or to the wishlist; without a chosen size it asks for one first, without consent for
 * that, and of what is sold out it can tell when it is back.
 */
export function BuyBar({ product, selected }: BuyBarProps) {
  const t = useMessages(messages);
  const { contact } = useMessages(contactMessages);
  const { backInStock } = useMessages(alertMessages);
  const language = useLanguage();
  const { navigation } = usePlatform();
  const { consent, ask } = useConsent();
  const { add, isPending } = useAddToBag(product);
  const [sheet, setSheet] = useState<'sizes' | 'alerts'>();
  const { opening, id, outOfStock, shortDescription } = product;
  const benefits = useSelector(selectUserBenefits);
  const isClosed = useTimed((now) => getAccess(opening, benefits, now) === 'closed');
  const afterConsent = (run: () => void) => () => (consent === 'declined' ? ask() : run());
  const close = () => setSheet(undefined);
  const label =
    isClosed && opening
      ? formatMessage(t.opens, { time: formatShortDateTime(opening.opensAt, language) })
      : t.add;
  const button = (
    <Button
      label={label}
      isDisabled={isClosed || (sheet === 'sizes' && !selected)}
      isBusy={isPending}
      onPress={afterConsent(() => {
        if (!selected) return setSheet('sizes');
        close();
        void add(selected.variantId).then((isAdded) => (isAdded ? confirmByHand() : undefined));
      })}
    />
  );
  return (
    <View style={styles.bar}>
      <View style={styles.column}>
        <IconButton
          icon="chat"
          label={contact}
          onPress={() =>
            navigation.go({
              route: 'conversation',
              params: { id: 'new' },
              query: { product: id },
            })
          }
        />
        {outOfStock ? (
          <Button label={backInStock} onPress={afterConsent(() => setSheet('alerts'))} />
        ) : (
          button
        )}
        <HeartButton productId={id} name={shortDescription} />
      </View>
      <Sheet
        isOpen={sheet === 'sizes'}
        title={getSizeTexts(product.availableSizes, t).chooseTitle}
        onClose={close}
      >
        <View style={styles.sheet}>
          <Sizes product={product} selected={selected} />
          <View style={styles.buttons}>{button}</View>
        </View>
      </Sheet>
      <BackInStockSheet product={product} isOpen={sheet === 'alerts'} onClose={close} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    paddingHorizontal: tokens.space2,
    paddingVertical: tokens.space2,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
    backgroundColor: tokens.paper,
  },
  column: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space1,
    ...COLUMN,
  },
  buttons: { flexDirection: 'row' },
  sheet: { gap: tokens.space6, padding: tokens.gutter },
});
