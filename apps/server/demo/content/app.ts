const APP = 'storefront';

/** What the storefront asks about itself, one row for each environment it may run in. */
export const appConfigurationRows = () =>
  (['production', 'qa', 'dev'] as const).map((environment) => ({
    app: APP,
    environment,
    toggles: {
      beautyChanges: false,
      // Beyond production, everything that is being tried is on.
      sameDayDelivery: true,
      campaignSubscription: environment !== 'production',
    },
    configuration: {
      defaultGender: 'women',
      homeContent: { women: 'home-women', men: 'home-men', kids: 'home-kids' },
      shippingCountries: ['CN', 'HK'],
      minimumAppVersion: '2.18.0',
    },
  }));
