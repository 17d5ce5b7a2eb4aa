import { useMessages } from '@vitrine/platform';
import {
  FACET_LIST_FIELD,
  type ListedFacet,
  markSelected,
  selectFilter,
  toggleFacet,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Accordion, type AccordionItem } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { CategoryTree } from './facets/CategoryTree.tsx';
import { ColorSwatches } from './facets/ColorSwatches.tsx';
import { FacetCheckboxes } from './facets/FacetCheckboxes.tsx';
import type { FacetProps } from './facets/facet-props.ts';
import { PriceFields } from './facets/PriceFields.tsx';
import { SizeButtons } from './facets/SizeButtons.tsx';
import { toggleFilter } from './list-url.ts';
import { messages } from './messages.ts';
import type { ListControls } from './useList.ts';

/** The view of each facet, in the order of the panel. The price has no list of values. */
const FACET_VIEWS: readonly [ListedFacet | 'Price', (props: FacetProps) => ReactNode][] = [
  ['Categories', (props) => <CategoryTree {...props} />],
  ['Brands', (props) => <FacetCheckboxes {...props} areBrands />],
  ['Sizes', (props) => <SizeButtons {...props} />],
  ['Colors', (props) => <ColorSwatches {...props} />],
  ['Price', () => null],
  ['Discount', (props) => <FacetCheckboxes {...props} />],
  ['Attributes', (props) => <FacetCheckboxes {...props} />],
  ['SameDayDelivery', (props) => <FacetCheckboxes {...props} />],
];

interface FilterPanelProps {
  controls: ListControls;
  /** Distinguishes the panel in the rail from the one in the sheet. */
  name: string;
}

/** Every facet that the shopper can filter by. */
export function FilterPanel({ controls, name }: FilterPanelProps) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const { url, show } = controls;
  const items = FACET_VIEWS.flatMap(([type, view]): AccordionItem[] => {
    const item = { key: type, title: t.facets[type] };
    if (filter.filterType && filter.filterType !== type) return [];
    if (type === 'Price') return [{ ...item, content: <PriceFields controls={controls} /> }];
    const values = markSelected(filter[FACET_LIST_FIELD[type]], url.filters.chosen[type]);
    // A single value filters nothing.
    if (values.length < 2 && !values.some(({ selected }) => selected)) return [];
    const onToggle = (value: string) => show(toggleFilter(url, type, value));
    return [{ ...item, content: view({ values, onToggle, label: t.facets[type] }) }];
  });
  return (
    <Accordion
      items={items}
      open={filter.expands}
      name={name}
      onToggle={(key) => {
        const type = FACET_VIEWS.find(([facet]) => facet === key)?.[0];
        if (type) dispatch(toggleFacet(type));
      }}
    />
  );
}
