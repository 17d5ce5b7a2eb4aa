import type { ProductPressHandler } from '@vitrine/modules';
import { type Target, usePlatform } from '@vitrine/platform';
import { selectAppLink } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';

/** Set once the shopper has chosen to stay, so that they are not asked again in this session. */
const STAY_ON_WEB_KEY = 'staysOnWeb';

/** On the plain web, pressing a product first offers the app; the shopper can always stay on the web. */
export function useAppInvitation() {
  const { name, navigation, storage } = usePlatform();
  const link = useSelector(selectAppLink);
  const [product, setProduct] = useState<Target>();

  const onProductPress: ProductPressHandler = ({ id }, event) => {
    if (name !== 'web' || !link || storage.session.get(STAY_ON_WEB_KEY)) return;
    event.preventDefault();
    setProduct({ route: 'product', params: { id } });
  };

  return {
    onProductPress,
    isOpen: product !== undefined,
    dismiss: () => setProduct(undefined),
    download: () => {
      setProduct(undefined);
      navigation.go({ url: link });
    },
    stay: () => {
      storage.session.set(STAY_ON_WEB_KEY, 'yes');
      setProduct(undefined);
      if (product) navigation.go(product);
    },
  };
}
