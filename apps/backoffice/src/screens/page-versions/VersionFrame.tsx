import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { DeviceFrame } from '../../parts/device/DeviceFrame.tsx';
import type { Device } from '../../parts/device/DeviceSwitch.tsx';
import deviceStyles from '../../parts/device/device.module.css';
import { QueryView } from '../../parts/QueryView.tsx';
import { toShopUrl } from '../../shop-pages.ts';
import { toPreviewShopper } from '../pages/target.ts';
import { versionMessages } from './messages.ts';
import styles from './PageVersions.module.css';

interface VersionFrameProps {
  draft: AdminResponse<'getPageDraft'>;
  version: number;
  device: Device;
}

const LINK_HOURS = 1;

/** A version of a draft as the shoppers that it is written for would see it. */
export function VersionFrame({ draft, version, device }: VersionFrameProps) {
  const texts = useMessages(versionMessages);
  const { id } = draft;
  const query = useQuery({
    queryKey: ['version-preview', id, version],
    queryFn: ({ signal }) =>
      api.createPreviewLink(
        {
          params: { id },
          body: { ...toPreviewShopper(draft), hours: LINK_HOURS, saveVersion: version },
        },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const title = formatMessage(texts.frame, { version });
  return (
    <section aria-label={title}>
      <Typography.Text strong>{formatMessage(texts.number, { version })}</Typography.Text>
      <div className={`${deviceStyles.box} ${styles.frameBox}`}>
        <QueryView query={query}>
          {({ url }) => (
            <DeviceFrame device={device} sizes={styles} src={toShopUrl(url)} title={title} />
          )}
        </QueryView>
      </div>
    </section>
  );
}
