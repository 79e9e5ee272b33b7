/** The words of the menus, which the sections that they lead to repeat. */
export const menuLabels = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  domains: 'Domains',
  clouds: 'Clouds',
  integrations: 'Integrations',
  offering: 'Offering',
  prices: 'Prices',
  contact: 'Contact Us',
} as const;
