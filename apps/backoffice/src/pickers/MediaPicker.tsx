import { Flex, Modal } from 'antd';
import { useState } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { MediaGrid } from '../media/MediaGrid.tsx';
import { MediaUploads } from '../media/MediaUploads.tsx';
import styles from '../media/media.module.css';
import { mediaMessages } from '../media/messages.ts';
import type { MediaFile } from '../media/upload-media.ts';
import { useMediaFilters } from '../media/useMediaFilters.ts';
import { useMediaUploads } from '../media/useMediaUploads.ts';
import { useMayCall } from '../session/useOperator.ts';
import { FilterBar } from '../table/FilterBar.tsx';
import type { FilterValues } from '../table/types.ts';

interface MediaPickerProps {
  kind: 'image' | 'video';
  /** The key of the file that is used now. */
  current: string | undefined;
  onPick(file: MediaFile): void;
  onClose(): void;
}

const WIDTH = 960;

/** Chooses a file of the library, or uploads one into it. */
export function MediaPicker({ kind, current, onPick, onClose }: MediaPickerProps) {
  const texts = useMessages(mediaMessages);
  const canUpload = useMayCall('uploadMediaFile');
  const filters = useMediaFilters(false);
  const [values, setValues] = useState<FilterValues>({});
  const [chosen, setChosen] = useState<MediaFile>();
  const uploads = useMediaUploads((file) => file.kind === kind && setChosen(file));
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setValues((former) =>
      Object.fromEntries(
        Object.entries({ ...former, ...changes }).flatMap(([key, value]) =>
          value ? [[key, value]] : [],
        ),
      ),
    );
  return (
    <Modal
      open
      title={kind === 'video' ? texts.chooseVideo : texts.choose}
      width={WIDTH}
      okText={texts.use}
      okButtonProps={{ disabled: !chosen }}
      onOk={() => chosen && onPick(chosen)}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {canUpload && <MediaUploads uploads={uploads} kind={kind} />}
        <FilterBar
          filters={filters}
          values={values}
          onChange={change}
          onClear={() => setValues({})}
        />
        <div style={{ maxHeight: 440, overflowY: 'auto', padding: 3 }}>
          <MediaGrid
            values={{ ...values, kind }}
            renderTile={(file, content) => (
              <button
                type="button"
                className={styles.tile}
                aria-pressed={file.key === (chosen?.key ?? current)}
                onClick={() => setChosen(file)}
              >
                {content}
              </button>
            )}
          />
        </div>
      </Flex>
    </Modal>
  );
}
