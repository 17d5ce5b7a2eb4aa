import { Empty, Image } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import styles from './CardPhotos.module.css';
import { personalIdsMessages } from './messages.ts';

interface CardPhotosProps {
  front: string | null;
  back: string | null;
}

/** Both sides of a card, side by side. A click shows one large: small print has to be legible. */
export function CardPhotos({ front, back }: CardPhotosProps) {
  const texts = useMessages(personalIdsMessages);
  const sides = [
    { label: texts.front, url: front },
    { label: texts.back, url: back },
  ];
  return (
    <Image.PreviewGroup>
      <div className={styles.sides}>
        {sides.map(({ label, url }) => (
          <figure key={label} className={styles.side}>
            {url ? (
              <Image src={url} alt={label} className={styles.photo} />
            ) : (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noPhoto} />
            )}
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </Image.PreviewGroup>
  );
}
