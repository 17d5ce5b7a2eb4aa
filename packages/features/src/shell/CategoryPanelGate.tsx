import { type ComponentType, useEffect, useState } from 'react';

interface CategoryPanelProps {
  id: string;
}

/** Loads the panel of a category when the menu is used for the first time. */
export function CategoryPanelGate({ id }: CategoryPanelProps) {
  const [Panel, setPanel] = useState<ComponentType<CategoryPanelProps>>();

  useEffect(() => {
    import('./CategoryPanel.tsx').then(
      (loaded) => setPanel(() => loaded.CategoryPanel),
      // Offline: the link above still leads to the category.
      () => undefined,
    );
  }, []);

  return Panel ? <Panel id={id} /> : null;
}
