import { untilTabClosed, type StoredItems } from '@/lib/storedItem';

export const careersItems = {
  applicationDraft: {
    ...untilTabClosed,
    name: 'applicationDraft',
    purpose: 'Keeps what you type in the application form, not your resume, until you send it',
  },
} as const satisfies StoredItems;
