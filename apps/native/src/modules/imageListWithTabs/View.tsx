import {
  type ImageListWithTabsFields,
  listTabsWithPictures,
  type ModuleProps,
} from '@vitrine/modules';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { TabPanels } from '../parts/TabPanels.tsx';

/** Tabs, each with pictures side by side; a mosaic of the web becomes two columns. */
export const View = ({ fields }: ModuleProps<ImageListWithTabsFields>) => (
  <TabPanels
    hidesSingleTab
    fields={fields}
    panels={listTabsWithPictures(fields).map(({ tab, groups }) => ({
      name: tab.tabName,
      link: tab.commonLink,
      content: (
        <PictureGrid
          pictures={groups.flatMap(({ pictures }) => pictures)}
          columns={groups.some(({ isMosaic }) => isMosaic) ? 2 : fields.numberOfPerLine}
          ratio={fields.ratio}
        />
      ),
    }))}
  />
);
