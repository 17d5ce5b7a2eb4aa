import type { ComponentData } from '@puckeditor/core';
import { LINKED_BLOCK } from '@vitrine/modules/schemas';
import styles from '../Studio.module.css';
import { useStudio } from '../StudioContext.ts';
import { useBlockContent } from './useBlockContent.ts';

/** The name of the block that a module of the page stands for. */
export function BlockName({ module }: { module: ComponentData }) {
  const { draft } = useStudio();
  const block = module.type === LINKED_BLOCK ? String(module.props.block ?? '') : '';
  const { data } = useBlockContent(block, draft.language);
  return data ? <span className={styles.kind}>{data.name}</span> : null;
}
