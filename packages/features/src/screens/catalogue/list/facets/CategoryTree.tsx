import type { FacetValue } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectFilter, toggleCategory } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, ExpandIcon, Pressable } from '@vitrine/ui';
import { messages } from '../messages.ts';
import styles from './CategoryTree.module.css';
import { getChildren, getRoots } from './category-tree.ts';
import { FacetCheckboxes } from './FacetCheckboxes.tsx';
import type { FacetProps } from './facet-props.ts';

function ExpandButton({ value: { value, name }, isOpen }: { value: FacetValue; isOpen: boolean }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  return (
    <Pressable
      className={styles.expand}
      label={formatMessage(t.below, { name })}
      expanded={isOpen}
      onPress={() => dispatch(toggleCategory(value))}
    >
      <ExpandIcon open={isOpen} small />
    </Pressable>
  );
}

interface BranchProps extends FacetProps {
  /** Every category of the tree. */
  all: readonly FacetValue[];
}

function Branch({ all, ...branch }: BranchProps) {
  const { categoryExpands } = useSelector(selectFilter);
  const isOpen = ({ value }: FacetValue) => categoryExpands.includes(value);
  return (
    <FacetCheckboxes
      {...branch}
      renderBeside={(value) =>
        getChildren(all, value).length > 0 && <ExpandButton value={value} isOpen={isOpen(value)} />
      }
      renderBelow={(value) => {
        const values = getChildren(all, value);
        if (values.length === 0 || !isOpen(value)) return null;
        return (
          <Box className={styles.branch}>
            <Branch all={all} values={values} onToggle={branch.onToggle} label={value.name} />
          </Box>
        );
      }}
    />
  );
}

/** The categories as a tree. A selected category brings its children, which can be collapsed. */
export const CategoryTree = ({ values, ...facet }: FacetProps) => (
  <Branch {...facet} all={values} values={getRoots(values)} />
);
