import { ExportOutlined, ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { productMessages } from './messages.ts';
import styles from './Product.module.css';
import type { Product } from './product-values.ts';

type Device = 'phone' | 'desktop';

/** The page of the product in the shop, in the size of a phone or of a desktop. */
export function ProductPreview({ product }: { product: Product }) {
  const texts = useMessages(productMessages);
  const [device, setDevice] = useState<Device>('phone');
  const [count, setCount] = useState(0);
  const url = `/product/detail/${product.id}`;
  if (product.status !== 'published')
    return <Alert type="info" showIcon title={texts.notPublished} />;
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap>
        <Segmented<Device>
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: texts.phone },
            { value: 'desktop', label: texts.desktop },
          ]}
        />
        <Button icon={<ReloadOutlined />} onClick={() => setCount(count + 1)}>
          {texts.reload}
        </Button>
        <Button icon={<ExportOutlined />} href={url} target="_blank">
          {texts.open}
        </Button>
      </Flex>
      <div className={styles.previewBox}>
        <iframe
          key={`${product.version}.${count}`}
          className={styles[device]}
          src={url}
          title={texts.frame}
        />
      </div>
    </Flex>
  );
}
