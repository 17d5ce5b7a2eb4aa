import type { Language } from '@vitrine/kit';
import { Flex, Input } from 'antd';
import { pickText } from '../catalogue/texts.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { mediaMessages } from '../media/messages.ts';
import type { MediaFile } from '../media/upload-media.ts';
import { ImageKeyInput } from './ImageKeyInput.tsx';

interface Picture {
  key?: string;
  alt?: string;
}

interface PictureInputProps {
  label: string;
  value: Picture | undefined;
  disabled: boolean;
  /** The language of the page, in which the alternative text is written. */
  textLanguage: Language;
  onChange(picture: Picture | undefined): void;
}

const MAX_ALT = 120;

/** A picture of a page with its alternative text, which starts with the one of the library. */
export function PictureInput(props: PictureInputProps) {
  const { label, value = {}, disabled, textLanguage, onChange } = props;
  const texts = useMessages(mediaMessages);
  // A picture that names its own source keeps it only until another one is chosen.
  const setKey = (key: string | null, alt = value.alt) =>
    onChange(key ? { key, ...(alt ? { alt } : {}) } : undefined);
  const pick = ({ key, alt }: MediaFile) =>
    setKey(key, value.alt || (alt ? pickText(alt, textLanguage).slice(0, MAX_ALT) : ''));
  return (
    <Flex vertical gap={8}>
      <ImageKeyInput
        label={label}
        value={value.key ?? null}
        disabled={disabled}
        onChange={(key) => setKey(key)}
        onPick={pick}
      />
      <Input
        aria-label={`${label}: ${texts.alt}`}
        placeholder={texts.alt}
        maxLength={MAX_ALT}
        disabled={disabled || !value.key}
        value={value.alt ?? ''}
        onChange={({ target }) => onChange({ ...value, alt: target.value })}
      />
    </Flex>
  );
}
