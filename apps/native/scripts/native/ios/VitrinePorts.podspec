Pod::Spec.new do |spec|
  spec.name = 'VitrinePorts'
  spec.version = '1.0.0'
  spec.summary = 'What the app asks of iOS and of the payment apps'
  spec.homepage = 'https://shop.example'
  spec.license = { :type => 'Proprietary' }
  spec.author = 'Vitrine'
  spec.source = { :path => '.' }
  spec.platform = :ios, '15.1'
  spec.swift_version = '5.9'
  spec.source_files = '*.{m,swift}'
  spec.static_framework = true
  spec.dependency 'React-Core'
  spec.dependency 'WechatOpenSDK-XCFramework'
  spec.dependency 'AlipaySDK-iOS'
end
