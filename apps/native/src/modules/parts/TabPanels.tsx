import { type CommonFields, type LinkFields, messages } from '@vitrine/modules';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { type ReactNode, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { text } from '../../parts/text-styles.ts';
import { useColours } from './colours.ts';

interface Panel {
  name: string;
  /** To all that the panel shows a part of. */
  link: LinkFields | undefined;
  linkText?: string;
  content: ReactNode;
}

interface TabPanelsProps {
  fields: Pick<CommonFields, 'moduleTitle' | 'moduleName'>;
  panels: readonly Panel[];
  /** A single panel needs no tab. */
  hidesSingleTab?: boolean;
}

/** Parts of a module under tabs. */
export function TabPanels({
  fields: { moduleTitle, moduleName },
  panels,
  hidesSingleTab = false,
}: TabPanelsProps) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const { ink } = useColours();
  const [active, setActive] = useState('0');
  const open = panels[Number(active)] ?? panels[0];
  if (!open) return null;
  const to = resolveLink(open.link, name);
  const label = open.linkText || viewMore;
  return (
    <View>
      {(panels.length > 1 || !hidesSingleTab) && (
        <Tabs
          label={moduleTitle?.title || moduleName}
          items={panels.map((panel, index) => ({ key: String(index), label: panel.name }))}
          active={active}
          onSelect={setActive}
        />
      )}
      <View key={active} role="group" aria-label={open.name} style={styles.panel}>
        {open.content}
      </View>
      {to && (
        <LinkArea to={to} label={`${label} ${open.name}`} style={styles.all}>
          <Text style={[text.ui, styles.underlined, { color: ink }]}>{label}</Text>
        </LinkArea>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { paddingTop: tokens.space5 },
  all: { alignSelf: 'center', minHeight: tokens.touchSize, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
