import type { SocialNetwork } from '@/art/drawings/interface/logos';

type Site = {
  /** The short name, as in the logo. */
  readonly name: string;
  readonly legalName: string;
  /** With the legal form, as in a contract. */
  readonly registeredName: string;
  /** The kind of company. */
  readonly role: string;
  /** The canonical origin; `VITE_SITE_URL` overrides it for a build. */
  readonly url: string;
  readonly logo: string;
  readonly foundingYear: number;
  readonly copyrightYear: number;
  readonly address: {
    /** The lines of the postal address. */
    readonly street: readonly [string, string];
    readonly locality: string;
    readonly postalCode: string;
    readonly region: string;
    readonly country: string;
    /** ISO 3166-1 alpha-2. */
    readonly countryCode: string;
  };
  /** What a message can expect. */
  readonly reply: string;
  readonly support: {
    /** In the office's time. */
    readonly hours: string;
    /** The hours where customers are, while Europe has winter time. */
    readonly abroad: readonly { readonly city: string; readonly hours: string }[];
  };
  /** Where customers are, for search engines. */
  readonly areaServed: readonly string[];
  /** The countries where the company resells Salesforce licences. */
  readonly resaleCountries: readonly [string, string, ...string[]];
  readonly partner: {
    /** In Salesforce's consulting partner programme: Select or Summit since March 2026. */
    readonly tier: 'Select' | 'Summit';
    /** As the partner's listing shows them. */
    readonly competencies: string;
    readonly listing: { readonly label: string; readonly url: `https://${string}` };
  };
  /** Answers complaints about personal data. */
  readonly grievanceOfficer: string;
  /**
   * What the law of the company's country has its site show: in the footer of every page and in the
   * structured data. docs/adopting.md says what India, the UK and Germany ask for.
   */
  readonly registration: readonly { readonly label: string; readonly value: string }[];
  /** Whom the law has answer queries or represent the company; also in the footer. */
  readonly contactPerson: { readonly label: string; readonly name: string };
  /** As people read it, and as a telephone dials it; null without one. */
  readonly phone: { readonly display: string; readonly href: `tel:+${string}` } | null;
  readonly email: string;
  readonly social: readonly {
    readonly network: SocialNetwork;
    readonly label: string;
    readonly url: string;
  }[];
  /** For pages and feeds that have no description of their own. */
  readonly description: string;
  /**
   * What machines may do with the texts, for robots.txt (contentsignals.org): show them in search
   * results, answer with them, train on them. What is left out is neither allowed nor refused.
   */
  readonly contentSignals: Readonly<Partial<Record<'search' | 'ai-input' | 'ai-train', YesOrNo>>>;
};

type YesOrNo = 'yes' | 'no';

/** The company's identity. Sample data: replace this module and the logo to re-brand the site. */
export const site: Site = {
  name: 'Fairweather',
  legalName: 'Fairweather Cloud Consulting',
  registeredName: 'Fairweather Cloud Consulting Private Limited',
  role: 'Salesforce partner and cloud reseller',
  url: 'https://www.fairweather.example',
  logo: '/icon-512.png',
  foundingYear: 2018,
  copyrightYear: 2025,
  address: {
    street: ['Level 4, Skyline House', 'Sector 62'],
    locality: 'Noida',
    postalCode: '201309',
    region: 'Uttar Pradesh',
    country: 'India',
    countryCode: 'IN',
  },
  reply: 'Meera Krishnan, who leads consulting, or one of her team replies within one working day.',
  support: {
    hours: 'Monday to Friday, 06:00\u00a0to\u00a022:00',
    abroad: [
      { city: 'Sydney', hours: 'from 11:30' },
      { city: 'London', hours: 'until 16:30' },
      { city: 'New York', hours: 'until 11:30' },
    ],
  },
  areaServed: ['Asia', 'Europe', 'North America', 'Oceania'],
  resaleCountries: ['India', 'Sri Lanka', 'Singapore', 'the United Arab Emirates'],
  partner: {
    tier: 'Select',
    competencies: 'Sales and Manufacturing (Expert), Data (Accredited)',
    /** The listing's path is invented. */
    listing: {
      label: 'See our AgentExchange listing',
      url: 'https://appexchange.salesforce.com/consulting/fairweather-example',
    },
  },
  grievanceOfficer: 'Kabir Sethi',
  registration: [
    { label: 'CIN', value: 'U00000UP2018PTC000000' },
    {
      label: 'Registered office',
      value: 'Level 4, Skyline House, Sector 62, Noida\u00a0201309, Uttar Pradesh',
    },
  ],
  contactPerson: { label: 'Queries', name: 'Meera Krishnan' },
  phone: { display: '+91 120 455 0180', href: 'tel:+911204550180' },
  email: 'hello@fairweather.example',
  social: [
    {
      network: 'linkedin',
      label: 'LinkedIn',
      url: 'https://www.linkedin.com/company/fairweather-example',
    },
    { network: 'x', label: 'X', url: 'https://x.com/fairweather-example' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@fairweather-example' },
  ],
  description:
    'A Salesforce partner and cloud reseller that plans, builds, connects and looks after CRM.',
  contentSignals: {},
};

/** What only some laws ask for. */
export const legal: {
  /** The address of a page with more particulars; the footer links to it. */
  readonly imprint: string | null;
  /** Names and addresses of representatives in the EU and the UK (article 27 of the GDPR). */
  readonly representatives: readonly string[];
} = { imprint: null, representatives: [] };

const { street, locality, postalCode, region, country } = site.address;

/** The address as the lines of the footer. */
export const addressLines = [
  street[0],
  `${street[1]}, ${locality}\u00a0${postalCode}`,
  country,
] as const;

/** The address on one line, region included. */
export const addressLine = `${street.join(', ')}, ${locality}\u00a0${postalCode}, ${region}, ${country}`;

/** Also where customers are. */
const hoursAbroad = site.support.abroad.map(({ city, hours }) => `${hours} in ${city}`);
export const supportHoursEverywhere = `${site.support.hours} in ${locality}: in January ${hoursAbroad.join(', ')}`;

/** The colours of a brand, each as `#rrggbb`. */
export type BrandColours = Readonly<
  Record<'ink' | 'night' | 'blue' | 'sky' | 'teal' | 'sun' | 'dawn' | 'dusk' | 'accent', string>
>;

/**
 * The build recolours every token, drawing and picture by these, and makes lighter or darker whatever
 * could not be read. Those here are the colours that the site was drawn in.
 */
export const brandColours: BrandColours = {
  /** Text and buttons. */
  ink: '#12203b',
  /** The darkest ground. */
  night: '#0e1936',
  /** Hills, buildings, water, lines around fields. */
  blue: '#2b6cb0',
  /** The lightest sky, grounds by day, texts at night. */
  sky: '#a9d7f0',
  /** Figures and leaves in drawings. */
  teal: '#1f7a7a',
  /** Marks on buttons, selected things. */
  sun: '#ffc022',
  /** Warm grounds. */
  dawn: '#ffd9bd',
  /** Evening skies, and hills below them. */
  dusk: '#9c6178',
  /** The sun of the logo, accents in text. */
  accent: '#d8401f',
};
