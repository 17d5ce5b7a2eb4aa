import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import styles from '../media/media.module.css';
import { mediaMessages } from '../media/messages.ts';
import type { MediaFile } from '../media/upload-media.ts';
import { MediaPicker } from './MediaPicker.tsx';

interface ImageKeyInputProps {
  label: string;
  // The form gives these to the input of a field.
  id?: string;
  value?: string | null;
  disabled?: boolean;
  onChange?(key: string | null): void;
  /** Tells more than the key, such as the alternative text. */
  onPick?(file: MediaFile): void;
}

const WIDTH = 240;

/** An image by its key: shown, chosen from the library, or typed for an image of the shop's own folder. */
export function ImageKeyInput(props: ImageKeyInputProps) {
  const { label, id, value, disabled = false, onChange, onPick } = props;
  const texts = useMessages(mediaMessages);
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Flex gap={12} align="start">
      {value && (
        <img
          key={value}
          className={styles.chosen}
          src={`/images/${encodeURIComponent(value)}/${WIDTH}`}
          alt=""
        />
      )}
      <Flex vertical gap={8} flex={1}>
        <Input
          {...(id ? { id } : {})}
          aria-label={label}
          maxLength={120}
          disabled={disabled}
          value={value ?? ''}
          onChange={({ target }) => onChange?.(target.value || null)}
        />
        <Flex gap={8} wrap>
          <Button size="small" disabled={disabled} onClick={() => setIsPicking(true)}>
            {value ? texts.change : texts.choose}
          </Button>
          {value && (
            <Button size="small" disabled={disabled} onClick={() => onChange?.(null)}>
              {texts.clear}
            </Button>
          )}
        </Flex>
      </Flex>
      {isPicking && (
        <MediaPicker
          kind="image"
          current={value ?? undefined}
          onPick={(file) => {
            setIsPicking(false);
            if (onPick) onPick(file);
            else onChange?.(file.key);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Flex>
  );
}
