import { Accordion, Box, RichText, SectionHeading } from '@vitrine/ui';
import { useContext, useState } from 'react';
import { ModuleInfoContext, useTrackInteraction } from '../context/module-context.ts';
import type { ModuleProps } from '../definition.ts';
import type { QaFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields: { title, items, firstOpen } }: ModuleProps<QaFields>) {
  const module = useContext(ModuleInfoContext);
  const trackInteraction = useTrackInteraction();
  const [open, setOpen] = useState<readonly string[]>(firstOpen ? ['0'] : []);

  function toggle(key: string): void {
    const isOpen = open.includes(key);
    if (!isOpen) trackInteraction('question', { text: items[Number(key)]?.question });
    setOpen(isOpen ? open.filter((openKey) => openKey !== key) : [...open, key]);
  }

  const rows = items.map(({ question, answer }, index) => ({
    key: String(index),
    title: question,
    content: <RichText html={answer} className={styles.answer} />,
  }));
  return (
    <Box className={styles.qa}>
      {title && <SectionHeading title={title} />}
      <Accordion
        items={rows}
        open={open}
        onToggle={toggle}
        name={`qa-${module?.id}`}
        className={styles.rows}
      />
    </Box>
  );
}
