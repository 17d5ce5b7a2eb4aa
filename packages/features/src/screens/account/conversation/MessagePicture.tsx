import type { MessageImage } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { PhotoThumbnail } from '../../../shared/photo/PhotoThumbnail.tsx';
import styles from './MessagePicture.module.css';
import { messages } from './messages.ts';

/** A picture of a message, which a press shows large. */
export function MessagePicture({ image, author }: { image: MessageImage; author: string }) {
  const t = useMessages(messages);
  const label = formatMessage(t.pictureOf, { author });
  return <PhotoThumbnail photo={image} label={label} className={styles.thumbnail} />;
}
