import type { Dashboard } from '@vitrine/contract/admin';
import { Card } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { todayMessages } from './messages.ts';
import styles from './Today.module.css';

/** What runs in the shop at this moment. */
export function LiveNow({ marketing, content, jobs }: Dashboard) {
  const texts = useMessages(todayMessages);
  const format = useFormat();
  const rows = [
    [texts.campaigns, marketing?.campaigns, '/marketing/campaign?state=running'],
    [texts.promotions, marketing?.promotions, '/marketing/promotion?state=running'],
    [texts.pages, content?.pages, '/pages'],
    [texts.scheduled, content?.scheduled, '/calendar'],
    [texts.banners, content?.banners, '/marketing/banner?state=running'],
    [texts.jobs, jobs?.running, '/jobs?state=running'],
  ] as const;
  return (
    <Card size="small" title={<h2 className={styles.heading}>{texts.live}</h2>}>
      <ul className={styles.rows}>
        {rows.map(
          ([label, count, href]) =>
            count !== undefined && (
              <li key={label} className={styles.row}>
                <span className={styles.name}>
                  <ScreenLink href={href}>{label}</ScreenLink>
                </span>
                <strong className={styles.count}>{format.number(count)}</strong>
              </li>
            ),
        )}
      </ul>
    </Card>
  );
}
