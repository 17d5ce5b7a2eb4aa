import { Box, DESKTOP, Scroller, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { PictureTile } from '../parts/PictureTile.tsx';
import { filterEntrances } from './rules.ts';
import type { EntrancesListFields } from './schema.ts';
import styles from './View.module.css';

const ROW_SIZES = `${DESKTOP} 203px, 100px`;

function Names({ entrances }: Pick<EntrancesListFields, 'entrances'>) {
  return (
    <Box as="ul" className={styles.names}>
      {entrances.map(({ title, commonLink }) => (
        <Box as="li" key={title} className={styles.line}>
          <ContentLink link={commonLink} part="link" details={{ title }} className={styles.name}>
            <Text>{title}</Text>
          </ContentLink>
        </Box>
      ))}
    </Box>
  );
}

export function View({ fields }: ModuleProps<EntrancesListFields>) {
  const { layout, numberOfPerLine, moduleTitle, moduleName } = fields;
  const entrances = filterEntrances(fields);
  if (layout === 'names') return <Names entrances={entrances} />;
  if (layout === 'grid') {
    return (
      <PictureGrid
        pictures={entrances}
        columns={numberOfPerLine}
        // Two columns use a lower ratio, so that they do not fill the window.
        {...(numberOfPerLine === 2 ? { ratio: '1/1', wideRatio: '4/3' } : { ratio: '3/4' })}
      />
    );
  }
  return (
    <Scroller
      label={moduleTitle?.title || moduleName}
      className={styles.row}
      itemClassName={styles.entrance}
    >
      {entrances.map((item) => (
        <PictureTile
          key={`${item.image?.source}${item.title}`}
          item={item}
          ratio="3/4"
          sizes={ROW_SIZES}
        />
      ))}
    </Scroller>
  );
}
