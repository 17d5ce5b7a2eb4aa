import { useMessages } from '@vitrine/platform';
import { LIST_OF, type ListedFacet, selectFilter, toggleFacet } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Accordion, type AccordionItem } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { Categories } from './facets/Categories.tsx';
import { Choices } from './facets/Choices.tsx';
import type { FacetProps } from './facets/facet-props.ts';
import { PriceFields } from './facets/PriceFields.tsx';
import { Sizes } from './facets/Sizes.tsx';
import { Swatches } from './facets/Swatches.tsx';
import { messages } from './messages.ts';
import { toggleValue } from './narrow.ts';
import type { ListMoves } from './useList.ts';

/** How the values of each facet are shown, in the order of the panel. Price is no list of values. */
const FACET_VIEWS: readonly [ListedFacet | 'Price', (props: FacetProps) => ReactNode][] = [
  ['Categories', (props) => <Categories {...props} />],
  ['Brands', (props) => <Choices {...props} names />],
  ['Sizes', (props) => <Sizes {...props} />],
  ['Colors', (props) => <Swatches {...props} />],
  ['Price', () => null],
  ['Discount', (props) => <Choices {...props} />],
  ['Attributes', (props) => <Choices {...props} />],
  ['SameDayDelivery', (props) => <Choices {...props} />],
];

interface FilterPanelProps {
  moves: ListMoves;
  /** Tells the panel of the rail from that of the sheet. */
  name: string;
}

/** Every facet that offers a choice. */
export function FilterPanel({ moves, name }: FilterPanelProps) {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const { address, show } = moves;
  const items = FACET_VIEWS.flatMap(([type, view]): AccordionItem[] => {
    const item = { key: type, title: words.facets[type] };
    if (type === 'Price') return [{ ...item, content: <PriceFields moves={moves} /> }];
    const values = filter[LIST_OF[type]];
    // One value and no choice narrows nothing.
    if (values.length < 2 && !values.some(({ selected }) => selected)) return [];
    const onToggle = (value: string) => show(toggleValue(address, type, value));
    return [{ ...item, content: view({ values, onToggle, label: words.facets[type] }) }];
  });
  return (
    <Accordion
      items={items}
      open={filter.expands}
      name={name}
      onToggle={(key) => {
        const type = FACET_VIEWS.find(([known]) => known === key)?.[0];
        if (type) dispatch(toggleFacet(type));
      }}
    />
  );
}
