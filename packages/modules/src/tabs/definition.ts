import { defineModule } from '../definition.ts';
import { loadSet } from '../products/loadSet.ts';
import { filledTabs, type TabsData } from './rules.ts';
import type { TabsFields } from './schema.ts';

export const definition = defineModule<TabsFields, TabsData>({
  code: 'tabs',
  // A tab whose set cannot be had is empty; the others stand.
  load: (context) =>
    Promise.all(
      context.fields.tabs.map(({ frameItem }, index) =>
        frameItem ? loadSet(context, frameItem, `/${index}`).catch(() => []) : [],
      ),
    ),
  isVisible: ({ fields, data }) => filledTabs(fields, data).length > 0,
});
