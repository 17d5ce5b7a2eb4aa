import { Box, cx, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { paint } from '../parts/colour.ts';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import type { SingleImageFields } from './schema.ts';
import styles from './View.module.css';

const BESIDE = { wideRatio: '5/4', sizes: '(min-width:1024px) 58vw, 100vw' };

/** The picture of a hero is the first thing on its page: it is fetched at once, in the design's crops. */
function Image({ fields }: { fields: SingleImageFields }) {
  const { image, wideImage, layout, label, labelColor, commonLink } = fields;
  const color = paint(labelColor);
  const crop = {
    hero: {
      ratio: '375/432',
      position: '50% 18%',
      eager: true,
      ...(wideImage ? { wideRatio: '2/1' } : BESIDE),
    },
    beside: { ratio: '4/5', ...BESIDE },
    plain: {},
  }[layout];
  // What is written on the picture is part of what the link is called.
  const name = [label, fields.title || image.alt].filter(Boolean).join(' ');
  return (
    <Go link={commonLink} part="image" label={name} className={styles.image}>
      <ModulePicture image={image} wide={wideImage} {...crop} />
      {label && (
        <Text look="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
    </Go>
  );
}

function Words({ fields }: { fields: SingleImageFields }) {
  const { layout, kicker, title, description, linkText, commonLink } = fields;
  if (!kicker && !title && !description && !linkText) return null;
  const isHero = layout === 'hero';
  return (
    <Box className={styles.words}>
      {kicker && (
        <Text as="p" look="kick" className={styles.kick}>
          {kicker}
        </Text>
      )}
      {title && (
        <Text as="h2" look={isHero ? 'display' : 'h2'} className={styles.title}>
          {title}
        </Text>
      )}
      {description && (
        <Text as="p" look={isHero ? 'body' : 'ui'} tone="soft" className={styles.description}>
          {description}
        </Text>
      )}
      {linkText && (
        <Go link={commonLink} part="link" className={styles.link}>
          <Text className={styles.underline}>{linkText}</Text>
        </Go>
      )}
    </Box>
  );
}

/** Without a picture drawn for wide screens a hero keeps no room for its words, and a tall one has no end. */
const wideLook = ({ layout, image, wideImage }: SingleImageFields) => {
  if (wideImage) return styles[layout];
  if (layout !== 'plain') return styles.beside;
  return cx(styles.plain, (image.height ?? 0) > (image.width ?? 0) && styles.tall);
};

export function View({ fields }: ModuleProps<SingleImageFields>) {
  return (
    <Box className={cx(wideLook(fields), fields.inset && styles.inset)}>
      <Image fields={fields} />
      <Words fields={fields} />
    </Box>
  );
}
