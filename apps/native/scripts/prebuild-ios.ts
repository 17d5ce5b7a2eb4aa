import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../../server/src/brand/brand.ts';
import type { AppFacts } from './brand.ts';
import { replaceIn } from './native-files.ts';
import { writeIosIcon } from './native-icons.ts';
import { BUILD_NUMBER, VERSION } from './settings.ts';

const NO_LOCATION = `	<key>NSLocationWhenInUseUsageDescription</key>
	<string></string>
`;

/** The apps that take over a payment or a log-in. */
const ASKED_SCHEMES = ['weixin', 'weixinULAPI', 'alipays'];

const formatKeys = ({ id, scheme }: AppFacts): string => `<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>${id}</string>
			<key>CFBundleURLSchemes</key>
			<array>
				<string>${scheme}</string>
			</array>
		</dict>
	</array>
	<key>LSApplicationQueriesSchemes</key>
	<array>
${ASKED_SCHEMES.map((name) => `		<string>${name}</string>`).join('\n')}
	</array>
	<key>UIUserInterfaceStyle</key>
	<string>Light</string>
	<key>LSRequiresIPhoneOS</key>`;

const formatEntitlements = ({ host }: AppFacts): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${host}</string>
	</array>
</dict>
</plist>
`;

/** Links reach React Native by these two functions. */
const LINKS = `    return true
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    RCTLinkingManager.application(app, open: url, options: options)
  }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    RCTLinkingManager.application(
      application, continue: userActivity, restorationHandler: restorationHandler)
  }
}
`;

export async function writeIos(
  folder: string,
  name: string,
  brand: Brand,
  app: AppFacts,
): Promise<void> {
  const sources = path.join(folder, name);
  replaceIn(path.join(sources, 'Info.plist'), [
    [NO_LOCATION, ''],
    ['<key>LSRequiresIPhoneOS</key>', formatKeys(app)],
  ]);
  replaceIn(path.join(sources, 'AppDelegate.swift'), [['    return true\n  }\n}\n', LINKS]]);
  replaceIn(path.join(sources, 'LaunchScreen.storyboard'), [
    [`text="${name}"`, `text="${brand.latinName}"`],
    ['text="Powered by React Native"', 'text=""'],
  ]);
  const plist = `INFOPLIST_FILE = ${name}/Info.plist;`;
  replaceIn(path.join(folder, `${name}.xcodeproj/project.pbxproj`), [
    ['"org.reactjs.native.example.$(PRODUCT_NAME:rfc1034identifier)"', `"${app.id}"`],
    ['MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${VERSION};`],
    ['CURRENT_PROJECT_VERSION = 1;', `CURRENT_PROJECT_VERSION = ${BUILD_NUMBER};`],
    [plist, `CODE_SIGN_ENTITLEMENTS = ${name}/${name}.entitlements;\n\t\t\t\t${plist}`],
  ]);
  writeFileSync(path.join(sources, `${name}.entitlements`), formatEntitlements(app));
  await writeIosIcon(path.join(sources, 'Images.xcassets/AppIcon.appiconset'), brand);
}
