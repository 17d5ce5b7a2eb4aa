import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Input, Segmented, Select } from 'antd';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { ITEM_TYPES } from '../marketing/item-types.ts';
import styles from './Calendar.module.css';
import { moveDay, startOfDay, VIEWS } from './china-range.ts';
import { calendarMessages } from './messages.ts';
import type { useCalendarChoice } from './useCalendarChoice.ts';

interface CalendarBarProps {
  choice: ReturnType<typeof useCalendarChoice>;
}

/** Tasks, rewards and the like have no time of their own. */
const TIMELESS = new Set(['reward', 'task-group', 'task', 'tier', 'benefit', 'spending-tier']);

function Filters({ choice: { filters, change } }: CalendarBarProps) {
  const texts = useMessages(calendarMessages);
  const languageTexts = useMessages(languageNames);
  const { language } = useLanguage();
  const kinds = [
    { value: 'page', label: texts.page },
    { value: 'page-test', label: texts.pageTest },
    { value: 'sale', label: texts.sale },
    { value: 'scheduled-price', label: texts.scheduledPrice },
    ...ITEM_TYPES.filter(({ type }) => !TIMELESS.has(type)).map(({ type, title }) => ({
      value: type,
      label: title[language],
    })),
  ];
  return (
    <Flex gap={8} align="center" wrap>
      <Select
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        aria-label={texts.kinds}
        placeholder={texts.kinds}
        style={{ minWidth: 220 }}
        options={kinds}
        value={filters.kinds?.split(',') ?? []}
        onChange={(value: string[]) => change({ kinds: value.join(',') })}
      />
      <Select
        allowClear
        aria-label={texts.language}
        placeholder={texts.language}
        style={{ minWidth: 150 }}
        options={toOptions(languageTexts)}
        value={filters.language ?? null}
        onChange={(value: string | null | undefined) => change({ language: value ?? '' })}
      />
      <Input.Search
        allowClear
        aria-label={texts.search}
        placeholder={texts.search}
        style={{ width: 220 }}
        defaultValue={filters.search ?? ''}
        maxLength={60}
        onSearch={(value) => change({ search: value.trim() })}
      />
      <Checkbox
        checked={filters.collisions === 'only'}
        onChange={({ target }) => change({ collisions: target.checked ? 'only' : '' })}
      >
        {texts.onlyCollisions}
      </Checkbox>
    </Flex>
  );
}

/** Chooses the time, the view and what is shown. */
export function CalendarBar({ choice }: CalendarBarProps) {
  const texts = useMessages(calendarMessages);
  const { language } = useLanguage();
  const { view, day, change } = choice;
  const month = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(startOfDay(day));
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} align="center" wrap>
        <h1 className={styles.title}>{texts.title}</h1>
        <Button
          icon={<LeftOutlined />}
          aria-label={texts.previous}
          onClick={() => change({ day: moveDay(view, day, -1) })}
        />
        <Button onClick={() => change({ day: '' })}>{texts.today}</Button>
        <Button
          icon={<RightOutlined />}
          aria-label={texts.next}
          onClick={() => change({ day: moveDay(view, day, 1) })}
        />
        <span className={styles.month} aria-live="polite">
          {month}
        </span>
        <span className={styles.small}>{texts.chinaTime}</span>
        <span className={styles.space} />
        <Segmented
          aria-label={texts.view}
          value={view}
          onChange={(value) => change({ view: value })}
          options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
        />
      </Flex>
      <Filters choice={choice} />
    </Flex>
  );
}
