import { Flex } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { MediaGrid } from '../../media/MediaGrid.tsx';
import { MediaUploads } from '../../media/MediaUploads.tsx';
import styles from '../../media/media.module.css';
import { mediaMessages } from '../../media/messages.ts';
import { useMediaFilters } from '../../media/useMediaFilters.ts';
import { useMediaUploads } from '../../media/useMediaUploads.ts';
import { useOpenHref, useOpenItem } from '../../parts/useOpenItem.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { FilterBar } from '../../table/FilterBar.tsx';
import { useFilters } from '../../table/useFilters.ts';
import { MediaDetails } from './MediaDetails.tsx';

/** The library of images and videos. */
export function Media() {
  const texts = useMessages(mediaMessages);
  const canWrite = useMayCall('uploadMediaFile');
  const filters = useMediaFilters(true);
  const { values, setValues, clear } = useFilters(filters);
  const uploads = useMediaUploads();
  const [openId, open] = useOpenItem();
  const toOpenHref = useOpenHref();
  return (
    <Flex vertical gap={16}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      {canWrite && <MediaUploads uploads={uploads} />}
      <FilterBar filters={filters} values={values} onChange={setValues} onClear={clear} />
      <MediaGrid
        values={values}
        renderTile={({ id }, content) => (
          <Link href={toOpenHref(id)} className={styles.tile}>
            {content}
          </Link>
        )}
      />
      {openId && <MediaDetails key={openId} id={openId} onClose={() => open(null)} />}
    </Flex>
  );
}
