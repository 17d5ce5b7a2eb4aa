import { isDarkColour, ModuleInfoContext, type PageModule } from '@vitrine/modules';
import { Component, memo, type ReactNode, useMemo } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { text } from '../parts/text-styles.ts';
import { ContentButton } from './parts/ContentButton.tsx';
import { ColoursProvider, coloursOn, toColour } from './parts/colours.ts';
import { ModuleHeading } from './parts/ModuleHeading.tsx';

/** Hides a module that throws while it is drawn; the rest of the page stays. */
class ModuleBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface ModuleFrameProps {
  module: PageModule;
  /** From 1, among the modules of the page. */
  position: number;
  /** The first one of the feed: its heading needs space above. */
  isFirst: boolean;
  /** When the page was loaded. */
  now: number;
}

/** The frame of every module: ground, heading, button and last line. */
export const ModuleFrame = memo(function ModuleFrame({
  module: page,
  position,
  isFirst,
  now,
}: ModuleFrameProps) {
  const { entry, fields, data, module, isWaitingForSession } = page;
  const { id, code } = entry;
  const { View: Module, definition } = module;
  const { background, moduleName, moduleTitle, ctaButton, bottomText, spacing } = fields;
  const ground = toColour(background);
  const colours = coloursOn(background);
  const info = useMemo(
    () => ({ id, code, name: moduleName, position, isOnDark: isDarkColour(background) }),
    [id, code, moduleName, position, background],
  );
  return (
    <ModuleBoundary>
      <ModuleInfoContext.Provider value={info}>
        <ColoursProvider value={colours}>
          <View
            testID={`module-${code}`}
            aria-hidden={isWaitingForSession}
            style={[
              ground === undefined ? styles[spacing] : grounds[spacing],
              ground !== undefined && { backgroundColor: ground },
              ground !== undefined && !definition.noPadding && styles.ground,
              isFirst && moduleTitle && styles.first,
              isWaitingForSession && styles.waiting,
            ]}
          >
            {moduleTitle && !definition.rendersHeading && <ModuleHeading title={moduleTitle} />}
            <Module fields={fields as never} data={data as never} now={now} />
            {(ctaButton || bottomText !== '') && (
              <View style={styles.footer}>
                {ctaButton && <ContentButton button={ctaButton} />}
                {bottomText !== '' && (
                  <Text style={[text.micro, styles.bottom, { color: colours.quiet }]}>
                    {bottomText}
                  </Text>
                )}
              </View>
            )}
          </View>
        </ColoursProvider>
      </ModuleInfoContext.Provider>
    </ModuleBoundary>
  );
});

/** A module with a ground has its space inside, and the space to the next one outside. */
const grounds = StyleSheet.create({
  section: { marginBottom: tokens.sectionGap },
  tight: { marginBottom: tokens.space10 },
  none: {},
});

const styles = StyleSheet.create({
  section: { paddingBottom: tokens.sectionGap },
  tight: { paddingBottom: tokens.space10 },
  none: {},
  ground: { paddingVertical: tokens.space14 },
  // It has its place already, so that nothing moves when the session is there.
  waiting: { opacity: 0, pointerEvents: 'none' },
  first: { paddingTop: tokens.space8 },
  footer: { gap: tokens.space3, paddingTop: tokens.space6 },
  bottom: { paddingHorizontal: tokens.gutter, textAlign: 'center' },
});
