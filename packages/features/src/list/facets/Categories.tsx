import type { FacetValue } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectFilter, toggleCategory } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, FoldSign, Tap } from '@vitrine/ui';
import { messages } from '../messages.ts';
import styles from './Categories.module.css';
import { Choices } from './Choices.tsx';
import { childrenOf, rootsOf } from './category-tree.ts';
import type { FacetProps } from './facet-props.ts';

function Fold({ value: { value, name }, isOpen }: { value: FacetValue; isOpen: boolean }) {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  return (
    <Tap
      className={styles.fold}
      label={fill(words.below, { name })}
      expanded={isOpen}
      onTap={() => dispatch(toggleCategory(value))}
    >
      <FoldSign open={isOpen} small />
    </Tap>
  );
}

interface BranchProps extends FacetProps {
  /** The whole tree. */
  all: readonly FacetValue[];
}

function Branch({ all, ...branch }: BranchProps) {
  const { categoryExpands } = useSelector(selectFilter);
  const isOpen = ({ value }: FacetValue) => categoryExpands.includes(value);
  return (
    <Choices
      {...branch}
      beside={(value) =>
        childrenOf(all, value).length > 0 && <Fold value={value} isOpen={isOpen(value)} />
      }
      below={(value) => {
        const values = childrenOf(all, value);
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

/** Categories as a tree: what is below a chosen one comes with it, and can be folded away. */
export const Categories = ({ values, ...facet }: FacetProps) => (
  <Branch {...facet} all={values} values={rootsOf(values)} />
);
