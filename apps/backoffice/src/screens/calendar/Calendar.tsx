import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Calendar as CalendarData } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Alert, Empty, Flex } from 'antd';
import { api } from '../../api/api.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { ListView } from './ListView.tsx';
import { calendarMessages } from './messages.ts';
import { useCalendarChoice } from './useCalendarChoice.ts';
import { useEntryTexts } from './useEntryTexts.ts';
import { WeeksView } from './WeeksView.tsx';

interface PlansProps {
  calendar: CalendarData;
  choice: ReturnType<typeof useCalendarChoice>;
}

function Plans({ calendar: { entries, isComplete }, choice }: PlansProps) {
  const messages = useMessages(calendarMessages);
  const texts = useEntryTexts(entries);
  const { view, day, today, weeks, change } = choice;
  const colliding = entries.filter(({ collidesWith }) => collidesWith.length > 0).length;
  const shared = { entries, texts, today };
  return (
    <Flex vertical gap={12}>
      {!isComplete && <Alert type="info" showIcon title={messages.incomplete} />}
      {colliding > 0 && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage(messages.collisions, { count: colliding })}
        />
      )}
      {entries.length === 0 && <Empty description={messages.empty} />}
      {view === 'list' && entries.length > 0 && <ListView {...shared} />}
      {view !== 'list' && (
        <WeeksView
          {...shared}
          view={view}
          day={day}
          weeks={weeks}
          onShowWeek={(first) => change({ view: 'week', day: first })}
        />
      )}
    </Flex>
  );
}

/** Everything of the shop that begins or ends, by month, by week or as a list. */
export function Calendar() {
  const choice = useCalendarChoice();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['calendar', choice.period, choice.filters, language],
    queryFn: ({ signal }) =>
      api.getCalendar({ query: { ...choice.period, ...choice.filters } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Flex vertical gap={16}>
      <CalendarBar choice={choice} />
      <QueryView query={query}>
        {(calendar) => <Plans calendar={calendar} choice={choice} />}
      </QueryView>
    </Flex>
  );
}
