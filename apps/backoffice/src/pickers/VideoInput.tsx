import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import styles from '../media/media.module.css';
import { mediaMessages } from '../media/messages.ts';
import { MediaPicker } from './MediaPicker.tsx';

interface VideoInputProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange(url: string): void;
}

const UPLOADED = /\/(v-[\da-f]{32})\.mp4$/;

/** A video by its URL: shown, and chosen from the library. */
export function VideoInput({ label, value, disabled, onChange }: VideoInputProps) {
  const texts = useMessages(mediaMessages);
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Flex vertical gap={8} align="start">
      {value.startsWith('/') && (
        <video key={value} className={styles.chosen} src={value} preload="metadata" muted />
      )}
      <Input
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button size="small" disabled={disabled} onClick={() => setIsPicking(true)}>
        {value ? texts.change : texts.chooseVideo}
      </Button>
      {isPicking && (
        <MediaPicker
          kind="video"
          current={UPLOADED.exec(value)?.[1]}
          onPick={({ url }) => {
            setIsPicking(false);
            onChange(url);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Flex>
  );
}
