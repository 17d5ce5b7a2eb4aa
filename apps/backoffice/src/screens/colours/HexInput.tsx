import { ColorPicker, Input, Space } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { coloursMessages } from './messages.ts';

interface HexInputProps {
  id?: string;
  value?: string;
  onChange?(value: string): void;
}

/** A colour that is written or picked. */
export function HexInput({ id, value = '', onChange }: HexInputProps) {
  const texts = useMessages(coloursMessages);
  return (
    <Space.Compact>
      <Input
        {...(id === undefined ? {} : { id })}
        maxLength={7}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <ColorPicker
        aria-label={texts.pick}
        disabledAlpha
        disabledFormat
        value={value || null}
        onChangeComplete={(colour) => onChange?.(colour.toHexString())}
      />
    </Space.Compact>
  );
}
