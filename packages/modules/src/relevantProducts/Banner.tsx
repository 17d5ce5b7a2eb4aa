import { useMessages } from '@vitrine/platform';
import { Box, Button, Tap } from '@vitrine/ui';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import styles from './Banner.module.css';
import { messages } from './messages.ts';
import type { RelevantProductsFields } from './schema.ts';

interface BannerProps {
  fields: RelevantProductsFields;
  /** Tapping it opens something; without that it leads where the page says. */
  onOpen?: (() => void) | undefined;
  onButton: () => void;
}

/** A picture and a button in place of the product, or in front of it. */
export function Banner({ fields, onOpen, onButton }: BannerProps) {
  const { see } = useMessages(messages);
  const { image, commonLink, buttonText } = fields;
  const picture = image?.source && <ModulePicture image={image} wideRatio="2/1" />;
  return (
    <Box>
      {picture &&
        (onOpen ? (
          <Tap className={styles.picture} label={image.alt} aria-haspopup="dialog" onTap={onOpen}>
            {picture}
          </Tap>
        ) : (
          <Go link={commonLink} part="image" label={image.alt} className={styles.picture}>
            {picture}
          </Go>
        ))}
      <Box className={styles.button}>
        <Button wide onTap={onButton}>
          {buttonText || see}
        </Button>
      </Box>
    </Box>
  );
}
