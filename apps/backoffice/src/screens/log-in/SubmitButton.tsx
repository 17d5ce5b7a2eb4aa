import { formatMessage } from '@vitrine/kit';
import { Button } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { logInMessages } from './messages.ts';

interface SubmitButtonProps {
  text: string;
  isPending: boolean;
  /** How long the server asks to wait before the next attempt. */
  waitSeconds: number;
}

/** Sends a form of the log-in, and counts down where the next attempt has to wait. */
export function SubmitButton({ text, isPending, waitSeconds }: SubmitButtonProps) {
  const texts = useMessages(logInMessages);
  const isWaiting = waitSeconds > 0;
  return (
    <Button type="primary" htmlType="submit" block loading={isPending} disabled={isWaiting}>
      {isWaiting ? formatMessage(texts.waiting, { seconds: waitSeconds }) : text}
    </Button>
  );
}
