import { Box, cx, DESKTOP, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { toCssColour } from '../parts/colour.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import type { SingleImageFields } from './schema.ts';
import styles from './View.module.css';

const BESIDE = { wideRatio: '5/4', sizes: `${DESKTOP} 58vw, 100vw` };

/** A hero picture is at the top of the page, so it loads eagerly, in the crops of the design. */
function Image({ fields }: { fields: SingleImageFields }) {
  const { image, wideImage, layout, label, labelColor, commonLink } = fields;
  const color = toCssColour(labelColor);
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
  // The label on the picture is part of the link's accessible name.
  const name = [label, fields.title || image.alt].filter(Boolean).join(' ');
  return (
    <ContentLink link={commonLink} part="image" label={name} className={styles.image}>
      <ModulePicture image={image} wide={wideImage} {...crop} />
      {label && (
        <Text variant="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
    </ContentLink>
  );
}

function ImageText({ fields }: { fields: SingleImageFields }) {
  const { layout, kicker, title, description, linkText, commonLink } = fields;
  if (!kicker && !title && !description && !linkText) return null;
  const isHero = layout === 'hero';
  return (
    <Box className={styles.text}>
      {kicker && (
        <Text as="p" variant="eyebrow" className={styles.eyebrow}>
          {kicker}
        </Text>
      )}
      {title && (
        <Text as="h2" variant={isHero ? 'display' : 'h2'} className={styles.title}>
          {title}
        </Text>
      )}
      {description && (
        <Text as="p" variant={isHero ? 'body' : 'ui'} tone="soft" className={styles.description}>
          {description}
        </Text>
      )}
      {linkText && (
        <ContentLink link={commonLink} part="link" className={styles.link}>
          <Text className={styles.underline}>{linkText}</Text>
        </ContentLink>
      )}
    </Box>
  );
}

/** Without a wide picture, a hero has no space for text on desktop, and a portrait picture is too tall. */
const getLayoutClass = ({ layout, image, wideImage }: SingleImageFields) => {
  if (wideImage) return styles[layout];
  if (layout !== 'plain') return styles.beside;
  return cx(styles.plain, (image.height ?? 0) > (image.width ?? 0) && styles.tall);
};

export function View({ fields }: ModuleProps<SingleImageFields>) {
  return (
    <Box className={cx(getLayoutClass(fields), fields.inset && styles.inset)}>
      <Image fields={fields} />
      <ImageText fields={fields} />
    </Box>
  );
}
