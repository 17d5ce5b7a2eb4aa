import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../../server/src/brand/brand.ts';
import type { AppFacts } from './brand.ts';
import { replaceIn } from './native-files.ts';
import { writeIosIcon } from './native-icons.ts';
import { BUILD_NUMBER, NATIVE_SOURCES, VERSION } from './settings.ts';

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
	<key>NSFaceIDUsageDescription</key>
	<string>用于打开您锁定的订单与证件。 Opens the orders and IDs that you have locked.</string>
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
	<key>aps-environment</key>
	<string>production</string>
</dict>
</plist>
`;

/** Links reach the payment apps' SDKs first, then React Native; the token of Apple reaches the port of pushes. */
const formatLinks = ({
  host,
  scheme,
}: AppFacts): string => `    VitrinePay.universalLink = "https://${host}/app/"
    VitrinePay.scheme = "${scheme}"
    return true
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    VitrinePush.finish(token: deviceToken)
  }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    VitrinePush.finish(token: nil)
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    VitrinePay.handle(url) || RCTLinkingManager.application(app, open: url, options: options)
  }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    VitrinePay.handle(userActivity) || RCTLinkingManager.application(
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
  replaceIn(path.join(sources, 'AppDelegate.swift'), [
    [
      'import ReactAppDependencyProvider\n',
      'import ReactAppDependencyProvider\nimport VitrinePorts\n',
    ],
    ['    return true\n  }\n}\n', formatLinks(app)],
  ]);
  cpSync(path.join(NATIVE_SOURCES, 'ios'), path.join(folder, 'VitrinePorts'), { recursive: true });
  replaceIn(path.join(folder, 'Podfile'), [
    [
      '  config = use_native_modules!\n',
      "  config = use_native_modules!\n  pod 'VitrinePorts', :path => './VitrinePorts'\n",
    ],
  ]);
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
