import { CopyOutlined, FileAddOutlined } from '@ant-design/icons';
import type { PageTemplate } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { templateMessages } from './messages.ts';
import { TemplateCover } from './TemplateCover.tsx';
import styles from './Templates.module.css';

/** What a new page begins with: nothing, another page, or a template by its id. */
export type Start = 'empty' | 'copy' | { readonly template: PageTemplate };

interface CardProps {
  name: string;
  hint: string;
  cover: ReactNode;
  isChosen: boolean;
  onChoose(): void;
}

const Card = ({ name, hint, cover, isChosen, onChoose }: CardProps) => (
  <li>
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onChoose}>
      {cover}
      <span className={styles.caption}>
        {name}
        <span className={styles.small}>{hint}</span>
      </span>
    </button>
  </li>
);

interface TemplateGalleryProps {
  templates: readonly PageTemplate[];
  start: Start;
  onChoose(start: Start): void;
}

/** Everything that a new page can begin with. */
export function TemplateGallery({ templates, start, onChoose }: TemplateGalleryProps) {
  const texts = useMessages(templateMessages);
  const { language } = useLanguage();
  const own = templates.filter(({ isBuiltIn }) => !isBuiltIn);
  const toCard = (template: PageTemplate) => (
    <Card
      key={template.id}
      name={pickText(template.name, language)}
      hint={formatMessage(texts.moduleCount, { count: template.modules.length })}
      cover={<TemplateCover {...template} />}
      isChosen={typeof start === 'object' && start.template.id === template.id}
      onChoose={() => onChoose({ template })}
    />
  );
  return (
    <section className={styles.gallery} aria-label={texts.startFrom}>
      <ul className={styles.starters}>
        <Card
          name={texts.empty}
          hint={texts.emptyHint}
          cover={<FileAddOutlined />}
          isChosen={start === 'empty'}
          onChoose={() => onChoose('empty')}
        />
        <Card
          name={texts.copy}
          hint={texts.copyHint}
          cover={<CopyOutlined />}
          isChosen={start === 'copy'}
          onChoose={() => onChoose('copy')}
        />
      </ul>
      <h2>{texts.own}</h2>
      {own.length === 0 && <Typography.Text type="secondary">{texts.noOwn}</Typography.Text>}
      <ul className={styles.grid}>{own.map(toCard)}</ul>
      <h2>{texts.builtIn}</h2>
      <ul className={styles.grid}>{templates.filter(({ isBuiltIn }) => isBuiltIn).map(toCard)}</ul>
    </section>
  );
}
