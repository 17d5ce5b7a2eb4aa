import { useMessages } from '@vitrine/platform';
import { Box, Button, Pressable } from '@vitrine/ui';
import { ContentLink } from '../parts/ContentLink.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { messages } from './messages.ts';
import styles from './ProductBanner.module.css';
import type { RelevantProductsFields } from './schema.ts';

interface ProductBannerProps {
  fields: RelevantProductsFields;
  /** Called when the picture is pressed; without it the picture is a link. */
  onOpen?: (() => void) | undefined;
  onButton: () => void;
}

/** A picture with a button, shown instead of the product or to open it. */
export function ProductBanner({ fields, onOpen, onButton }: ProductBannerProps) {
  const { see } = useMessages(messages);
  const { image, commonLink, buttonText } = fields;
  const picture = image?.source && <ModulePicture image={image} wideRatio="2/1" />;
  return (
    <Box>
      {picture &&
        (onOpen ? (
          <Pressable
            className={styles.picture}
            label={image.alt}
            aria-haspopup="dialog"
            onPress={onOpen}
          >
            {picture}
          </Pressable>
        ) : (
          <ContentLink link={commonLink} part="image" label={image.alt} className={styles.picture}>
            {picture}
          </ContentLink>
        ))}
      <Box className={styles.button}>
        <Button fullWidth onPress={onButton}>
          {buttonText || see}
        </Button>
      </Box>
    </Box>
  );
}
