import type { Env } from '@/config/parseEnv';
import type { StoredItems } from '@/lib/storedItem';

const usesGoogle = ({ measuring }: Env) => /^g/.test(measuring?.vendor ?? '');

const google = {
  kind: 'cookie',
  lifetime: 730,
  category: 'analytics',
  isStored: usesGoogle,
} as const;

export const visitItems = {
  leadSource: {
    name: 'leadSource',
    kind: 'sessionStorage',
    category: 'analytics',
    lifetime: 'tabClosed',
    purpose: 'Remembers which campaign or site led you here, and goes with a form that you send',
  },
  googleVisitor: {
    ...google,
    name: '_ga',
    purpose: 'Recognises your browser for Google Analytics; written by Google',
  },
  googleVisit: {
    ...google,
    name: '_ga_<Stream>',
    purpose: 'Remembers your visit for Google Analytics; written by Google',
  },
  googleClick: {
    ...google,
    name: '_gcl_<Kind>',
    category: 'marketing',
    lifetime: 90,
    purpose: 'Remembers an advertisement that led you here; written by Google',
  },
} as const satisfies StoredItems;

/** A build that does not measure has no byte of them. */
export const measuringItems: StoredItems = __ENV__.measuring ? visitItems : {};
