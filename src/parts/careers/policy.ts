import type { PartPolicy } from '@/content/policy';
import { itemIf, paragraph } from '@/content/policy';
import { site } from '@/content/site';
import { applicationRetention } from './content/retention';

export const careersPolicy: PartPolicy = ({ careers }) => ({
  information: [
    {
      term: 'Application form:',
      text: careers
        ? 'your answers and your resume, sent to us when you press Submit application.'
        : 'nothing reaches us unless you send the email that it writes. What you type, and your resume’s name, type and size, are written to your own browser’s console. The file is only checked in the browser.',
    },
  ],
  use: [paragraph('We read an application only to decide whether to offer you the job.')],
  law: [
    {
      term: 'Applications:',
      text: `the steps before a contract that you ask us to take; in ${site.address.country} the use for which you send it to us.`,
    },
  ],
  retention: [{ term: 'Applications:', text: `${applicationRetention}.` }],
  thirdParties: itemIf(careers, {
    term: 'Applications:',
    text: 'the same email delivery carries them to our inbox, with their resumes.',
  }),
  suppliers: itemIf(careers, {
    term: 'Applications:',
    text: 'carried by the same email delivery.',
  }),
});
