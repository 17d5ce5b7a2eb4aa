const APP = 'storefront';

/** The configuration that the storefront loads, one row for each environment. */
export const appConfigurationRows = () =>
  (['production', 'qa', 'dev'] as const).map((environment) => ({
    app: APP,
    environment,
    toggles: {
      beautyChanges: false,
      // Features under trial are off in production only.
      sameDayDelivery: true,
      campaignSubscription: environment !== 'production',
    },
    configuration: {
      defaultGender: 'women',
      sellers: 'boutiques',
      homeContent: { women: 'home-women', men: 'home-men', kids: 'home-kids' },
      shippingCountries: ['CN', 'HK'],
      minimumAppVersion: '2.18.0',
    },
  }));
