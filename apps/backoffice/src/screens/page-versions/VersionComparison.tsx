import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Flex } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { type Device, DeviceSwitch } from '../../parts/device/DeviceSwitch.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { MODULE_FIELDS } from '../studio/entries.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { comparePages } from './compare-pages.ts';
import { versionMessages } from './messages.ts';
import styles from './PageVersions.module.css';
import { VersionFrame } from './VersionFrame.tsx';

interface VersionComparisonProps {
  draft: AdminResponse<'getPageDraft'>;
  older: number;
  newer: number;
}

/** Two versions side by side as shoppers would see them, and as a list of what differs. */
export function VersionComparison({ draft, older, newer }: VersionComparisonProps) {
  const texts = useMessages(versionMessages);
  const canPreview = useMayCall('createPreviewLink');
  const [device, setDevice] = useState<Device>('phone');
  const { id } = draft;
  const query = useQuery({
    queryKey: ['page-draft-saves', id, 'compare', older, newer],
    queryFn: async ({ signal }) => {
      const read = (version: number) =>
        api.getPageDraftSave({ params: { id, version: String(version) } }, { signal });
      const [before, after] = await Promise.all([read(older), read(newer)]);
      return comparePages(before, after, MODULE_FIELDS);
    },
  });
  return (
    <Flex vertical gap={16}>
      <QueryView query={query}>
        {(changes) => (
          <>
            <h2 style={{ fontSize: 16, margin: 0 }}>
              {formatMessage(changes.length > 0 ? texts.changes : texts.noChanges, {
                ...{ older, newer, count: changes.length },
              })}
            </h2>
            {changes.length > 0 && <ChangeTable changes={changes} />}
          </>
        )}
      </QueryView>
      {canPreview && (
        <>
          <DeviceSwitch value={device} onChange={setDevice} />
          <div className={styles.frames}>
            <VersionFrame key={older} draft={draft} version={older} device={device} />
            <VersionFrame key={`${newer} newer`} draft={draft} version={newer} device={device} />
          </div>
        </>
      )}
    </Flex>
  );
}
