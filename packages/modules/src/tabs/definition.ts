import { defineModule } from '../definition.ts';
import { loadSet } from '../products/load-set.ts';
import { listTabsWithContent, type TabsData } from './rules.ts';
import type { TabsFields } from './schema.ts';

export const definition = defineModule<TabsFields, TabsData>({
  code: 'tabs',
  // A tab whose set cannot be loaded is empty.
  load: (context) =>
    Promise.all(
      context.fields.tabs.map(({ frameItem }, index) =>
        frameItem ? loadSet(context, frameItem, `/${index}`).catch(() => []) : [],
      ),
    ),
  isVisible: ({ fields, data }) => listTabsWithContent(fields, data).length > 0,
});
