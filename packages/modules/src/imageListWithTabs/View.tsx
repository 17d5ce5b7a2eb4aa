import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Tabs } from '@vitrine/ui';
import { useMemo } from 'react';
import type { ModuleProps } from '../definition.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { PictureMosaic } from '../parts/PictureMosaic.tsx';
import { resolveRatio } from '../parts/pictures.ts';
import { useTabs } from '../parts/useTabs.ts';
import { listTabsWithPictures, type PictureGroup } from './rules.ts';
import type { ImageListWithTabsFields } from './schema.ts';
import styles from './View.module.css';

interface GroupProps {
  group: PictureGroup;
  fields: ImageListWithTabsFields;
}

const Group = ({ group: { pictures, isMosaic }, fields }: GroupProps) =>
  isMosaic ? (
    <PictureMosaic pictures={pictures} mirrored={fields.displayOptions.style === 3} />
  ) : (
    <PictureGrid
      pictures={pictures}
      columns={fields.numberOfPerLine}
      ratio={resolveRatio(fields.ratio)}
    />
  );

export function View({ fields }: ModuleProps<ImageListWithTabsFields>) {
  const { name } = usePlatform();
  const tabs = useMemo(() => listTabsWithPictures(fields), [fields]);
  const { items, active, activeTab, select } = useTabs(tabs);
  if (!activeTab) return null;
  const { moduleTitle, moduleName } = fields;

  return (
    <Box>
      {items.length > 1 && (
        <Tabs
          items={items}
          active={active}
          onSelect={select}
          label={moduleTitle?.title || moduleName}
          centred={moduleTitle?.align === 'centre'}
        />
      )}
      <Box key={active} className={styles.panel} role="tabpanel" aria-label={activeTab.tab.tabName}>
        {activeTab.groups.map((group) => (
          <Box key={group.pictures[0]?.image?.source} className={styles.group}>
            <Group group={group} fields={fields} />
          </Box>
        ))}
        <MoreButton
          to={resolveLink(activeTab.tab.commonLink, name)}
          part="all"
          details={{ tab: activeTab.tab.tabName }}
          className={styles.all}
        />
      </Box>
    </Box>
  );
}
