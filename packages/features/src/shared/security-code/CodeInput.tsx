import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Input, Pressable } from '@vitrine/ui';
import * as layout from '../layout/layout.ts';
import { messages } from './messages.ts';
import { CODE_LENGTH, extractCode } from './rules.ts';
import type { CodeSending } from './useSendCode.ts';

/** A pasted code may contain spaces, which are removed. */
const MAX_SEPARATORS = 3;

interface CodeInputProps {
  className?: string | undefined;
  value: string;
  onChange(code: string): void;
  /** Where the code was sent. Empty until one is sent, after which the field has the focus. */
  hint: string;
  error: string | undefined;
  sending: CodeSending;
  onSend(): Promise<void>;
}

/** A security code, with a button that sends one and counts down until it may be pressed again. */
export function CodeInput({ sending, onSend, onChange, hint, ...rest }: CodeInputProps) {
  const t = useMessages(messages);
  const { secondsLeft, isPending } = sending;
  return (
    <Input
      {...rest}
      label={t.code}
      type="number"
      name="code"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH + MAX_SEPARATORS}
      onChange={(text) => onChange(extractCode(text))}
      hint={hint}
      autoFocus={hint !== ''}
      after={
        <Pressable
          className={layout.fieldButton}
          disabled={secondsLeft > 0 || isPending}
          onPress={() => void onSend()}
        >
          {secondsLeft > 0 ? formatMessage(t.again, { n: secondsLeft }) : t.send}
        </Pressable>
      }
    />
  );
}
