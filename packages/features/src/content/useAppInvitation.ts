import type { ProductTap } from '@vitrine/modules';
import { type Target, usePlatform } from '@vitrine/platform';
import { selectAppLink } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';

/** Who has once chosen to stay is not asked again during the visit. */
const STAYS_KEY = 'staysOnWeb';

/** On the plain web a product of a campaign invites into the app first, and always lets one stay. */
export function useAppInvitation() {
  const { name, navigation, storage } = usePlatform();
  const link = useSelector(selectAppLink);
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
