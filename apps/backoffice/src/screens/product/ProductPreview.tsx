import { ExportOutlined, ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { DeviceFrame } from '../../parts/device/DeviceFrame.tsx';
import { type Device, DeviceSwitch } from '../../parts/device/DeviceSwitch.tsx';
import deviceStyles from '../../parts/device/device.module.css';
import { toShopUrl } from '../../shop-pages.ts';
import { productMessages } from './messages.ts';
import styles from './Product.module.css';
import type { Product } from './product-values.ts';

/** The page of the product in the shop, in the size of a phone or of a desktop. */
export function ProductPreview({ product }: { product: Product }) {
  const texts = useMessages(productMessages);
  const [device, setDevice] = useState<Device>('phone');
  const [count, setCount] = useState(0);
  const url = toShopUrl(`/product/detail/${product.id}`);
  if (product.status !== 'published')
    return <Alert type="info" showIcon title={texts.notPublished} />;
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap>
        <DeviceSwitch value={device} onChange={setDevice} />
        <Button icon={<ReloadOutlined />} onClick={() => setCount(count + 1)}>
          {texts.reload}
        </Button>
        <Button icon={<ExportOutlined />} href={url} target="_blank">
          {texts.open}
        </Button>
      </Flex>
      <div className={`${deviceStyles.box} ${styles.previewBox}`}>
        <DeviceFrame
          key={`${product.version}.${count}`}
          device={device}
          sizes={styles}
          src={url}
          title={texts.frame}
        />
      </div>
    </Flex>
  );
}
