import { ExportOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Flex, Modal, QRCode, Typography } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { toChinaClock } from '../../form/china-clock.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { DeviceFrame } from '../../parts/device/DeviceFrame.tsx';
import { type Device, DeviceSwitch } from '../../parts/device/DeviceSwitch.tsx';
import deviceStyles from '../../parts/device/device.module.css';
import { toShopUrl } from '../../shop-pages.ts';
import styles from './Preview.module.css';
import { previewMessages } from './preview-messages.ts';

interface PreviewResultProps {
  link: AdminResponse<'createPreviewLink'>;
  onBack(): void;
  onClose(): void;
}

const WIDTH = 1040;

/** A preview in the size of a phone or of a desktop, with its link as text and as a code for phones. */
export function PreviewResult({ link, onBack, onClose }: PreviewResultProps) {
  const texts = useMessages(previewMessages);
  const [device, setDevice] = useState<Device>('phone');
  const time = dayjs(toChinaClock(link.expiresAt)).format('YYYY-MM-DD HH:mm');
  const footer = (
    <Flex gap={8} justify="end">
      <Button onClick={onBack}>{texts.change}</Button>
      <Button icon={<ExportOutlined />} href={toShopUrl(link.url)} target="_blank">
        {texts.open}
      </Button>
    </Flex>
  );
  return (
    <Modal title={texts.title} open width={WIDTH} footer={footer} onCancel={onClose}>
      <div className={styles.columns}>
        <Flex vertical gap={12}>
          {!link.showsDraft && <Alert type="warning" showIcon title={texts.notDraft} />}
          <DeviceSwitch value={device} onChange={setDevice} />
          <div className={`${deviceStyles.box} ${styles.frameBox}`}>
            <DeviceFrame
              device={device}
              sizes={styles}
              src={toShopUrl(link.url)}
              title={texts.frame}
            />
          </div>
        </Flex>
        <Flex vertical gap={12} align="start">
          <QRCode
            role="img"
            aria-label={texts.scan}
            value={link.url}
            color="#000"
            bgColor="#fff"
            size={224}
          />
          <Typography.Text type="secondary">{texts.scan}</Typography.Text>
          <Typography.Text strong>{texts.link}</Typography.Text>
          <Typography.Text copyable code style={{ wordBreak: 'break-all' }}>
            {link.url}
          </Typography.Text>
          <Typography.Text type="secondary">
            {formatMessage(texts.expires, { time })}
          </Typography.Text>
        </Flex>
      </div>
    </Modal>
  );
}
