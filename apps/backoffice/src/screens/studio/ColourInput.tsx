import { formatMessage } from '@vitrine/kit';
import { AutoComplete, ColorPicker, Flex, Space } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { studioMessages } from './messages.ts';
import styles from './Studio.module.css';

/** A colour as the shop shows it. The canvas has the shop's tokens, the back office does not. */
function findCssColour(colour: string): string {
  if (colour === '' || colour.startsWith('#')) return colour;
  const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
  if (!canvas) return '';
  return getComputedStyle(canvas.documentElement).getPropertyValue(`--${colour}`).trim();
}

interface ColourInputProps {
  label: string;
  /** The shop's own colours, which follow its design when it changes. */
  tokens: readonly { value: string | number; label: string }[];
  value: string;
  disabled: boolean;
  onChange(value: string): void;
}

/** Offers the colours of the design first; any other is written or picked. */
export function ColourInput({ label, tokens, value, disabled, onChange }: ColourInputProps) {
  const texts = useMessages(studioMessages);
  const options = tokens.map((token) => ({
    ...token,
    label: (
      <Flex gap={8} align="center">
        <span
          className={styles.swatch}
          style={{ background: findCssColour(String(token.value)) }}
          aria-hidden
        />
        {token.label}
      </Flex>
    ),
  }));
  return (
    <Space.Compact block>
      <AutoComplete
        aria-label={label}
        style={{ width: '100%' }}
        options={options}
        value={value}
        disabled={disabled}
        onChange={(text?: string) => onChange(text ?? '')}
        allowClear
      />
      <ColorPicker
        aria-label={formatMessage(texts.pickColour, { field: label })}
        disabled={disabled}
        disabledAlpha
        disabledFormat
        value={findCssColour(value) || null}
        onChangeComplete={(colour) => onChange(colour.toHexString())}
      />
    </Space.Compact>
  );
}
