import type { ProductTap } from '@vitrine/modules';
import { type Target, usePlatform } from '@vitrine/platform';
import { selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';

/** Who has once chosen to stay is not asked again during the visit. */
const STAYS_KEY = 'staysOnWeb';

/** Where the shop's app is to be had, by its flat content: `{ app: { link } }`. */
function appLink(shop: Readonly<Record<string, unknown>>): string {
  const { link } = (shop.app ?? {}) as { link?: unknown };
  return typeof link === 'string' ? link : '';
}

/** On the plain web a product of a campaign invites into the app first, and always lets one stay. */
export function useAppInvitation() {
  const { name, navigation, storage } = usePlatform();
  const link = appLink(useSelector(selectShop));
  const [product, setProduct] = useState<Target>();

  const onProductTap: ProductTap = ({ id }, tap) => {
    if (name !== 'web' || !link || storage.session.get(STAYS_KEY)) return;
    tap.prevent();
    setProduct({ route: 'product', params: { id } });
  };

  return {
    onProductTap,
    isOpen: product !== undefined,
    dismiss: () => setProduct(undefined),
    download: () => {
      setProduct(undefined);
      navigation.go({ url: link });
    },
    stay: () => {
      storage.session.set(STAYS_KEY, 'yes');
      setProduct(undefined);
      if (product) navigation.go(product);
    },
  };
}
